"""The lines around the picture of a board: who plays, the score, and whose turn it is."""

from collections.abc import Iterator, Sequence

from engine import Position, Side, Step
from engine.position import SIDES
from words.any_game import Why
from words.boards import WORDS
from words.names import escape_name, word_team
from words.people import People
from words.texts import Say

Members = Sequence[str]
"""The names of those who still play for a team."""


def headline(
    position: Position, people: People, say: Say, teams: tuple[Members, Members] | None = None
) -> str:
    """Game, sides and score in a line; if `teams` play, one more line for each of them."""
    own, other = position.score()
    a, b = people.names
    line = say("board-headline", game=say(f"game-{position.name}"), a=a, b=b, own=own, other=other)
    return "\n".join([line, *(word_team(side, members, say) for side, members in enumerate(teams or ()))])


def why_line(position: Position, steps: Sequence[Step], people: People, say: Say) -> str:
    """Why it is that side's turn after those steps, who holds the point, and what has to be known first.

    "" if there is nothing to explain.
    """
    if position.turn not in SIDES:
        return ""
    words = WORDS[position.name]
    why = words.why(position, steps)
    told = [] if why is None else _word_why(why, SIDES.index(position.turn), people, say)
    return " ".join(filter(None, [words.warns(position, say), *told]))


def _word_why(why: Why, side: Side, people: People, say: Say) -> Iterator[str]:
    """Why it is the turn of that side, what it has left, and how the end stands."""
    name, other = people.names[side], people.names[1 - side]
    holder = "" if why.holder is None else people.names[why.holder]
    yield say(f"turn-{why.code}", name=name, other=other, holder=holder, points=why.points)
    if why.left:
        yield say("turn-left", name=name, count=why.left)
    if why.standing:
        yield say(f"turn-{why.standing}", holder=holder, points=why.points)


def turn_line(position: Position, mention: str, say: Say, deadline: str | None = None) -> str:
    """What the mentioned player has to do, and until when: `deadline` as Discord shows a time."""
    line = WORDS[position.name].turn(position, mention, say)
    return line if deadline is None else f"{line} {say('board-deadline', when=deadline)}"


def computer_line(name: str, say: Say) -> str:
    """The line that says that the computer is to move."""
    return say("board-turn-computer", name=escape_name(name))


def resting_line(say: Say) -> str:
    """The line that says that the game is at rest."""
    return say("board-resting")


def over_line(say: Say) -> str:
    """The line that says that the game is over."""
    return say("board-over")
