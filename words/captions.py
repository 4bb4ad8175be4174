"""What just happened, in words: a sentence for each event that people care about."""

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from discord.utils import escape_markdown

from engine import Position
from engine import events as e
from engine.log import Step
from play.tables import Moved
from store.records import Seat, Table
from words.texts import Say

LONGEST = 200
"""Of many balls in a row only the first and the last ones are told."""

STOPPED = ("agreed", "ended", "resigned", "time")
"""Why a game can be over that its own rules have not ended."""


def shown_name(table: Table, side: int, say: Say) -> str:
    """The name of a side's player as they wrote it: stars and links in it stay what they are."""
    return say(f"team-{side}") if table.in_teams else escape_markdown(table.seat(side).name)


def shown_team(table: Table, side: int, say: Say) -> str:
    """A team with everybody in it who is still there."""
    here = [escape_markdown(seat.name) for seat in table.team(side) if not seat.gone]
    return say("team-members", team=say(f"team-{side}"), members=", ".join(here))


def caption(moved: Moved, say: Say) -> str:
    """One or two lines about everything since the last decision of a side."""
    told = [" ".join(_tell(scene, moved, say)) for scene in moved.scenes]
    if moved.table.reason in STOPPED:
        told = [_tell_stop(moved.table, moved.table.reason, say)]
    if moved.left is not None:
        told.append(_tell_left(moved.left, say))
    return _shortened([each for each in told if each], say)


def _shortened(told: list[str], say: Say) -> str:
    """The first move and the last ones, each of them whole, with how many are left out between them."""
    for left_out in range(len(told) - 1):
        gap = [say("event-left-out", count=left_out)] if left_out else []
        kept = " ".join([*told[:1], *gap, *told[1 + left_out :]])
        if len(kept) <= LONGEST:
            return kept
    return " ".join(told[-1:])


def _tell_stop(table: Table, reason: str, say: Say) -> str:
    """How a game ended before its rules ended it."""
    if table.winner is None:
        return say(f"event-{reason}", mention=f"<@{table.ended_by}>")
    loser, winner = (shown_name(table, side, say) for side in (1 - table.winner, table.winner))
    return say(f"event-{reason}", loser=loser, winner=winner)


def _tell_left(seat: Seat, say: Say) -> str:
    return say("event-left", name=escape_markdown(seat.name), team=say(f"team-{seat.side}"))


def _tell(scene: Step, moved: Moved, say: Say) -> list[str]:
    """The sentences of one scene; a choice is told only while nobody has made it."""
    table, still_open = moved.table, scene is moved.scenes[-1]
    events = [
        event for event in _worth_telling(scene.events) if still_open or not isinstance(event, e.WayOpen)
    ]
    thrower = next((seat for seat in table.seats if table.in_teams and seat.member_id == moved.by), None)
    return [sentence for event in events for sentence in _sentences(event, table, say, thrower)]


def _worth_telling(events: Sequence[e.Event]) -> list[e.Event]:
    """A carreau says already where its ball lies."""
    carreau = any(isinstance(event, e.Carreau) for event in events)
    return [event for event in events if not (carreau and isinstance(event, e.BallPlaced))]


def chance_of(position: Position, action: str) -> Fraction:
    """How likely a shot is to move what it is aimed at."""
    aimed, _ = position.apply(action)
    outcomes = aimed.chance_outcomes().items()
    return sum((chance for roll, chance in outcomes if _succeeds(aimed.apply(roll)[1])), Fraction(0))


def _succeeds(events: Sequence[e.Event]) -> bool:
    moved = any(isinstance(event, e.ShotGrazed) and event.moved for event in events)
    return moved or any(isinstance(event, e.ShotHit | e.Carreau | e.JackOut) for event in events)


def _place(place: e.Place | None) -> str:
    return str(place)


def _placement(placement: str, say: Say) -> str:
    piece, rotation, anchor = re.split("[.@]", placement)
    return say("place-where", piece=piece, anchor=anchor, rotation=int(rotation))


def _dice(dice: str) -> str:
    return " + ".join(dice)


def _sentences(event: e.Event, table: Table, say: Say, thrower: Seat | None = None) -> Iterable[str]:
    """The sentences for one event; none for what others already tell. In a team it is told who threw."""

    def name(side: int) -> str:
        return shown_name(table, side, say)

    match event:
        case e.OpeningRolled(dice, None):
            yield say("event-opening-equal", a=dice[0], b=dice[1])
        case e.OpeningRolled(dice, int(starter)):
            yield say("event-opening", a=dice[0], b=dice[1], name=name(starter))
        case e.JackThrown(side, _, place):
            yield say("event-jack-thrown", name=name(side), place=_place(place))
        case e.CornerChosen(side, cell, corner):
            yield say("event-corner", name=name(side), place=cell + corner)
        case e.Rolled(side, dice, stage):
            kind = "event-shot" if stage == "shoot" else "event-rolled"
            who = name(side) if thrower is None else escape_markdown(thrower.name)
            yield say(kind, name=who, dice=_dice(dice))
        case e.WayOpen(side):
            yield say("event-way-open", name=name(side))
        case e.BallPlaced(side, place):
            yield say("event-ball-placed", name=name(side), place=_place(place))
        case e.BallsPushed(pushes):
            for side, start, end in pushes:
                moved = "event-pushed-out" if end is None else "event-pushed"
                yield say(moved, name=name(side), start=_place(start), end=_place(end))
        case e.BallLost(_, _, "too_short"):
            yield say("event-too-short")
        case e.BallLost(_, _, "jack_pit_taken"):
            yield say("event-jack-pit-taken")
        case e.ShotMissed():
            yield say("event-missed")
        case e.ShotGrazed(_, target, moved):
            yield say("event-grazed" if moved else "event-grazed-in-vain", place=_place(target))
        case e.ShotHit(_, target):
            yield say("event-hit", place=_place(target))
        case e.Carreau(_, target):
            yield say("event-carreau", place=_place(target))
        case e.JackMissed():
            yield say("event-jack-missed")
        case e.JackMoved(_, end):
            yield say("event-jack-moved", place=_place(end))
        case e.JackBlocked():
            yield say("event-jack-blocked")
        case e.JackOut():
            yield say("event-jack-out")
        case _:
            yield from _results(event, name, say)


def _results(event: e.Event, name: Callable[[int], str], say: Say) -> Iterable[str]:
    match event:
        case e.PiecePlaced(side, placement):
            yield say("event-piece-placed", name=name(side), placement=_placement(placement, say))
        case e.PiecesTurned(_, placements):
            yield say("event-pieces-turned", count=len(placements))
        case e.PiecesClosedIn(placements):
            yield say("event-pieces-closed", count=len(placements))
        case e.MarbleStepped(side, start, end):
            yield say("event-stepped", name=name(side), start=start, end=end)
        case e.MarbleJumped(side, path):
            yield say("event-jumped", name=name(side), start=path[0], path=" → ".join(path[1:]))
        case e.MarblesTaken(_, places):
            yield say("event-taken", count=len(places))
        case e.BandFilled(side):
            yield say("event-band-filled", name=name(side))
        case e.BackLineReached(_, place, value):
            yield say("event-back-line", place=place, points=value)
        case e.PassedOver(side):
            yield say("event-passed-over", name=name(side))
        case e.PlaysAgain(side):
            yield say("event-plays-again", name=name(side))
        case e.EndCounted(int(winner), points) | e.EndStopped(int(winner), points) if points:
            yield say("event-end-won", name=name(winner), points=points)
        case e.EndCounted() | e.EndStopped():
            yield say("event-end-drawn")
        case e.GameEnded(int(winner), _, score, fanny):
            yield say("event-game-won", name=name(winner), own=score[winner], other=score[1 - winner])
            if fanny:
                yield say("event-fanny", name=name(1 - winner))
        case e.GameEnded(None, _, score):
            yield say("event-game-drawn", own=score[0], other=score[1])
