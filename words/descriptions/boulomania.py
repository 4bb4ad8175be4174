"""The Boulomania board in words."""

from collections.abc import Iterable, Sequence

from engine.boulomania import Boulomania, board
from engine.events import Event, Place
from engine.position import Ending
from engine.prospects import prospects
from words.boulomania import label
from words.descriptions import boules
from words.descriptions.throws import word_standing
from words.descriptions.voice import Line, Voice
from words.places import word_place
from words.texts import Say


def alt(
    position: Boulomania,
    events: Sequence[Event],
    say: Say,
    stopped: Ending | None = None,
    before: Boulomania | None = None,
) -> Sequence[str]:
    """The board in a few sentences, the most important first."""
    return boules.alt(_COURT, position, events, say, stopped, before)


def spoken(position: Boulomania, voice: Voice, stopped: Ending | None = None) -> Sequence[Line]:
    """Everything that is needed to play on without the picture."""
    return boules.spoken(_COURT, position, voice, stopped)


def _jack(jack: Place, say: Say) -> str:
    return say("boulomania-board-jack", place=word_place(jack, say, "the"))


def _nearer(position: Boulomania) -> Sequence[int]:
    (a, b), jack = position.ground
    distance = board().distance[jack]
    best = position.measure(position.ground)[0].distance
    free = [pit for pit in distance if pit != jack and not (a | b) >> pit & 1 and distance[pit] < best]
    return sorted(free, key=lambda pit: (distance[pit], pit))


def _now(position: Boulomania, voice: Voice) -> str:
    """The sentence that the way of a ball has to be chosen, and for which dice."""
    who, dice = voice.who(position.side), " + ".join(position.detail)
    return voice.say("boulomania-board-now-land", who=who, dice=dice)


def _choices(position: Boulomania, voice: Voice) -> Iterable[str]:
    """Every way of the ball, and how the end stands after it."""
    for action in position.legal_actions():
        ((_, (landing,)),) = prospects(position, action)
        yield voice.say(
            "boulomania-board-way",
            way=label(position, action, voice.say),
            then=word_standing(landing.standing, voice),
        )


_COURT = boules.Court("boulomania", 15, lambda ball: ball.distance, _jack, _nearer, _now, _choices)
