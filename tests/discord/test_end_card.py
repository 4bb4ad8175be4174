"""When a game is over, its message carries a card: who won, how, what changed, and what was best."""

import random
from datetime import timedelta
from typing import Any

import pytest

from cogs.board import end_cards
from engine.moments import Numbers
from play import ratings
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    alt_texts,
    board_of,
    bot_of,
    buttons,
    give_up,
    is_shown,
    last_message,
    start,
    table_of,
    text,
    texts,
)
from words import say_in, word_game, word_score
from words.cards import Rating as RatingTold
from words.cards import word_change, word_numbers
from words.texts import LANGUAGES, Language

pytestmark = pytest.mark.usefixtures("drawn")

QUICK: dict[str, dict[str, Any]] = {"boulo": {"length": "quick"}}


async def play(place: Place, seed: int = 5) -> None:
    """Play to the end; only the last move is shown."""
    play, rng = bot_of(place).play, random.Random(seed)
    view = await play.tables.view((await table_of(place)).id)
    while view.seat is not None:
        action = rng.choice(view.position.legal_actions())
        view = await play.tables.act(view.table, None, view.seat.member_id or 0, action, "nonce")
    await bot_of(place).services.board.show(view)


async def challenge(place: Place, command: str, language: Language = "en") -> None:
    await place.anna.slash(
        place.channel, f"{command} challenge", opponent=place.ben, **QUICK.get(command, {})
    )
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COMMANDS)
async def test_it_tells_how_it_ended(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, language)
    await challenge(place, COMMANDS[game], language)
    await play(place)
    board, table = board_of(place.channel), await table_of(place)
    card, picture = alt_texts(board)[0], board.attachments[0]
    view = await bot_of(place).play.tables.view(table.id)
    say = say_in(language)
    assert table.winner is not None
    assert view.summary is not None
    title = text(language, "card-title", game=word_game(game, say), number=str(table.id))
    winner = text(language, "card-side-alt", name=table.seat(table.winner).name, score="").rstrip()
    assert card.startswith(f"{title}. {winner} ")
    assert word_score(view.position.score(), table.winner, say) in card
    for change in view.summary.changes.values():
        before, after = (
            RatingTold(ratings.points(each), True) for each in (ratings.FIRST_STRENGTH, change.after)
        )
        assert word_change(before, after, say) in card
    assert len(view.summary.changes) == 2
    assert text(language, "card-provisional", sign="?") in card
    assert word_numbers(view.summary.highlights.numbers, table.moved_at - table.started_at, say) in card
    assert text(language, "card-best-alt", moments="").rstrip() in card
    assert picture.filename.startswith("end-")
    assert len(board.attachments) == len(alt_texts(board)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_its_buttons_are_rematch_replay_and_review(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    await challenge(place, "boomerang", language)
    await play(place)
    labels = [button.label for button in buttons(board_of(place.channel))]
    assert labels[:3] == [text(language, f"more-{what}") for what in ("rematch", "replay", "review")]


async def test_giving_up_has_a_card_too(place: Place) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    card = alt_texts(board_of(place.channel))[0]
    assert text("en", "card-won-resigned") in card
    assert text("en", "card-provisional", sign="?") not in card, "it does not count"


async def test_a_draw(place: Place) -> None:
    await place.anna.slash(place.channel, "boomerang challenge", opponent=place.ben)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    table = await table_of(place)
    offered_by = 1 - (table.side_of(place.ben.id) or 0)
    await bot_of(place).play.driver.agree_draw(table.id, table.ply, place.ben.id, offered_by)
    assert f"{text('en', 'card-drawn')}: " in alt_texts(board_of(place.channel))[0]


@pytest.mark.parametrize("part", ["draw_end", "word_ending"])
async def test_a_game_is_over_and_shown_also_if_its_card_fails(
    place: Place, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(end_cards, part, fail)
    await start(place)
    await give_up(place.anna, place.channel)
    board = board_of(place.channel)
    assert await is_shown(place)
    assert text("en", "board-over") in texts(board)
    assert len(board.attachments) == 1


async def test_a_game_that_goes_on_or_is_cleared_away_has_no_card(place: Place) -> None:
    await start(place)
    assert len(board_of(place.channel).attachments) == 1
    table = await table_of(place)
    await bot_of(place).play.driver.end(table.id, place.carl.id)
    await bot_of(place).services.board.show(await bot_of(place).play.tables.view(table.id))
    assert all(not each.filename.startswith("end-") for each in board_of(place.channel).attachments)


async def test_the_card_is_there_when_the_board_is_shown_again(place: Place) -> None:
    await challenge(place, "carami")
    await play(place)
    first = board_of(place.channel)
    await place.anna.slash(place.channel, "carami board")
    again = board_of(place.channel)
    assert again.id != first.id
    assert alt_texts(again) == alt_texts(first)


@pytest.mark.parametrize("name", ["x" * 32, "🏆🎉", "שלום עולם", "\u202eabc", "漢字かな", "**a**_b_`c`"])
async def test_any_name(place: Place, name: str) -> None:
    guild, env = place.env.guild, place.env
    member = guild.add_member(env.create_user("mallory"), nick=name)
    await start(place._replace(anna=member))
    await give_up(place.ben, place.channel)
    board = board_of(place.channel)
    assert name in alt_texts(board)[0], "as it was written"
    assert len(board.attachments) == 2


async def test_who_is_forgotten_is_not_named(place: Place) -> None:
    await challenge(place, "carami")
    await play(place)
    await bot_of(place).play.privacy.forget(place.anna.id)
    view = await bot_of(place).play.tables.view((await table_of(place)).id)
    assert view.summary is not None
    assert place.anna.id not in view.summary.changes
    told = end_cards.word_ending(view, view.summary, say_in("en"))
    assert text("en", "forgotten-player") in [side.name for side in told.sides]


async def test_in_teams_each_member_is_told_what_changed(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo team", length="quick")
    await place.ben.click(last_message(place.channel), label=text("en", "lobby-join-1"))
    await place.carl.click(last_message(place.channel), label=text("en", "lobby-join-1"))
    await place.anna.click(last_message(place.channel), label=text("en", "lobby-start"))
    await play(place)
    card = alt_texts(board_of(place.channel))[0]
    assert "ben & carl" in card
    assert all(f"{name}: 1200? → " in card for name in ("anna", "ben", "carl"))


def test_how_long_it_took() -> None:
    say = say_in("en")
    for lasted, told in (
        (timedelta(0), "one minute"),
        (timedelta(minutes=90), "90 minutes"),
        (timedelta(hours=5), "5 hours"),
        (timedelta(days=9), "9 days"),
    ):
        assert word_numbers(Numbers(), lasted, say) == told
