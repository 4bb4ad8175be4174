"""The lines around the picture of a board."""

from functools import partial

from engine import parse_position
from tests.folding import each_of
from words import People, computer_line, headline, over_line, say_in, turn_line
from words.boards import WORDS

SAY = say_in("en")
COURT = parse_position("petanque", "A34,B35,A22,B54,A64 34d 2/3 7-9 A B:play 13/6")


def test_headline_of_two() -> None:
    people = People.of_players("_anna_", "Ben")
    a, b = people.names
    game = SAY("game-petanque")
    assert headline(COURT, people, SAY) == SAY("board-headline", game=game, a=a, b=b, own=7, other=9)
    assert r"\_anna\_ 7" in headline(COURT, people, SAY)


def test_headline_of_teams() -> None:
    lines = headline(COURT, People.of_teams(SAY), SAY, (["anna", "_eva_"], ["ben"])).splitlines()
    assert "Blue 7" in lines[0]
    assert lines[1:] == [r"**Blue**: anna, \_eva\_", "**Red**: ben"]


@each_of(
    ("game", "notation", "message"),
    [
        ("petanque", str(COURT), "board-turn"),
        ("petanque", "- - 4/4 0-0 A A:corner34 13/4", "board-turn-corner"),
        ("petanque", "- - 4/4 0-2 A A:corner34 13/4", "board-turn-corner-again"),
        ("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:land26 13/8", "board-turn-land"),
        ("boulomania", "....o..BB.AB..A.B. 5/3 7-11 A A:play 13/8", "board-turn"),
        ("boomerang", "- A", "board-turn"),
        ("carami", "BBBBB/BBBBB/BBBBB/.../AAAAA/AAAAA/AAAAA ..../.... 0/0 0/0 0 A", "board-turn"),
    ],
)
def test_what_the_player_on_turn_is_asked(game: str, notation: str, message: str) -> None:
    line = turn_line(parse_position(game, notation), "<@1>", SAY)
    assert line == SAY(message, mention="<@1>")


def test_until_when() -> None:
    line = turn_line(COURT, "<@1>", SAY, "<t:5:R>")
    assert line == f"{SAY('board-turn', mention='<@1>')} {SAY('board-deadline', when='<t:5:R>')}"


def test_nobody_is_asked() -> None:
    assert computer_line("Computer (easy)", SAY) == SAY("board-turn-computer", name="Computer (easy)")
    say = say_in("de")
    again = {"slash-rematch": "`/boulo revanche`"}
    assert over_line(partial(say, **again)) == say("board-over", **again)


def test_what_is_told_of_a_player() -> None:
    totals = {"ends": 3, "carreaux": 2, "fannies": 1, "point2": 4, "point3": 5, "shoot": 1}
    told = SAY("stats-boules", ends=3, carreaux=2, fannies=1, favourite=SAY("way-point3"))
    assert {game: WORDS[game].stats(totals, SAY) for game in WORDS} == {
        "boulomania": [told],
        "petanque": [told],
        "boomerang": [],
        "carami": [],
    }
