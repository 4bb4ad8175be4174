"""The lines around the picture of a board: who plays and how it stands, and whose turn it is."""

from collections.abc import Sequence

from engine import Position, Step
from engine.position import SIDES
from words.boards import WORDS
from words.names import escape_name, word_team
from words.people import People
from words.texts import Say

Members = Sequence[str]
"""The names of those who still play for a team."""


def headline(
    position: Position, people: People, say: Say, teams: tuple[Members, Members] | None = None
) -> str:
    """Game, sides and score in a line; where `teams` play, one more for each of them."""
    own, other = position.score()
    a, b = people.names
    line = say("board-headline", game=say(f"game-{position.name}"), a=a, b=b, own=own, other=other)
    return "\n".join([line, *(word_team(side, members, say) for side, members in enumerate(teams or ()))])


def why_line(position: Position, steps: Sequence[Step], people: People, say: Say) -> str:
    """Why it is whose turn after those steps, or who holds the point, and what is to be known before.

    Nothing where that is plain.
    """
    if position.turn not in SIDES:
        return ""
    words, side = WORDS[position.name], SIDES.index(position.turn)
    told, name = [words.warns(position, say)], people.names[side]
    if (why := words.why(position, steps)) is not None:
        told.append(say(f"turn-{why.code}", name=name, other=people.names[1 - side]))
        told += [say("turn-left", name=name, count=why.left)] if why.left else []
    return " ".join(filter(None, told))


def turn_line(position: Position, mention: str, say: Say, deadline: str | None = None) -> str:
    """What the mentioned player has to do, and until when: `deadline` as Discord shows a time."""
    line = WORDS[position.name].turn(position, mention, say)
    return line if deadline is None else f"{line} {say('board-deadline', when=deadline)}"


def computer_line(name: str, say: Say) -> str:
    """That the computer is to move."""
    return say("board-turn-computer", name=escape_name(name))


def resting_line(say: Say) -> str:
    """That the game is at rest."""
    return say("board-resting")


def over_line(say: Say) -> str:
    """That the game is over."""
    return say("board-over")
