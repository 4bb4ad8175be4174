"""What can be done with a ball of a dice pétanque: its chances, and how the end stands after it."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from engine import events as e
from engine.boules import Boules
from engine.prospects import Landing, Standing, percent, prospects, standing_of
from words import boules
from words.descriptions.voice import Voice
from words.places import number_place, word_place

UNMOVED = (e.Rolled, e.BallLost, e.ShotMissed, e.JackMissed, e.ShotGrazed)
"""The events of a shot that moves nothing on the ground; one that does has others as well."""


def tell_throws(position: Boules, voice: Voice) -> Iterable[str]:
    """Every way to point with its chances, and every shot with what each face does."""
    for action in position.legal_actions():
        if action.startswith("shoot:"):
            yield _tell_shot(position, action, voice)
        else:
            yield _tell_pointing(position, action, voice)


def word_standing(then: Standing, voice: Voice) -> str:
    """How an end stands, or how it was closed."""
    if then.holder is None:
        return voice.say("boules-board-then-none-scores" if then.closed else "boules-board-then-none-holds")
    what = "wins" if then.won else "scores" if then.closed else "holds"
    return voice.say(f"boules-board-then-{what}", who=voice.who(then.holder), points=then.points)


def _tell_pointing(position: Boules, action: str, voice: Voice) -> str:
    """How likely it takes the point, how the end stands then or else, and how likely the ball is lost."""
    side, say = position.side, voice.say
    ways = _ways(position, action)
    own = [way for way in ways if way.standing.holder == side]
    others = [way for way in ways if way.standing.holder != side]
    held = standing_of(position).holder == side
    chances = say("boules-board-keeps" if held else "boules-board-takes", percent=percent(_sum(own)))
    if own:
        chances = say("boules-board-holding", chance=chances, standings=_tell_standings(own, voice))
    if others:
        chances = say("boules-board-else", chance=chances, standings=_tell_standings(others, voice))
    if lost := _sum([way for way in ways if way.lost]):
        told = chances, say("boules-board-loses", percent=percent(lost))
        chances = say("boules-board-between").join(told)
    return say("boules-board-pointing", throw=say(f"action-{action}"), chances=chances)


class Way(NamedTuple):
    """How the end may stand after a pointed ball, whether that is lost, and how likely all this is."""

    standing: Standing
    lost: bool
    chance: Fraction


def _ways(position: Boules, action: str) -> list[Way]:
    """Each once, however many rolls lead to it."""
    chances: dict[tuple[Standing, bool], Fraction] = {}
    for prospect in prospects(position, action):
        best = prospect.best(position.side)
        way = best.standing, best.place is None
        chances[way] = chances[way] + prospect.chance if way in chances else prospect.chance
    return [Way(*way, chance) for way, chance in chances.items()]


def _sum(ways: Iterable[Way]) -> Fraction:
    return sum((way.chance for way in ways), Fraction(0))


def _tell_standings(ways: Iterable[Way], voice: Voice) -> str:
    """How the end may stand, the likeliest first; if there are several ways, each with its chance."""
    chances: dict[str, Fraction] = {}
    for way in ways:
        standing = word_standing(way.standing, voice)
        chances[standing] = chances.get(standing, Fraction(0)) + way.chance
    if len(chances) == 1:
        return next(iter(chances))
    likely = sorted(chances.items(), key=lambda each: -each[1])
    return ", ".join(
        voice.say("boules-board-likely", percent=percent(chance), standing=standing)
        for standing, chance in likely
    )


def _tell_shot(position: Boules, action: str, voice: Voice) -> str:
    """What each face does; those that do the same are told together."""
    rolls = position.apply(action)[0].chance_outcomes()
    landings = [prospect.landings[0] for prospect in prospects(position, action)]
    told = [
        (die, _word_deed(landing, voice), _word_after(landing, voice))
        for die, landing in zip(rolls, landings, strict=True)
    ]
    faces = [
        voice.say("boules-board-face", faces=_word_faces([each[0] for each in same], voice), deed=deed + then)
        for (deed, then), same in _together(told)
    ]
    target = boules.shot_label(boules.target_of(position, action), voice.say)
    return voice.say("boules-board-shot", shot=target, faces=voice.say("boules-board-between").join(faces))


def _word_after(landing: Landing, voice: Voice) -> str:
    """How the end stands after a shot; if that moved nothing, only that it is as before."""
    moved = any(not isinstance(event, UNMOVED) for event in landing.events)
    if not moved and not landing.standing.closed:
        return ""
    return f", {word_standing(landing.standing, voice)}"


def _together(
    told: Sequence[tuple[str, str, str]],
) -> Iterator[tuple[tuple[str, str], list[tuple[str, str, str]]]]:
    for what, same in groupby(told, lambda each: each[1:]):
        yield what, list(same)


def _word_faces(dice: Sequence[str], voice: Voice) -> str:
    first, last = dice[0], dice[-1]
    if first == last:
        return first
    return voice.say(f"boules-board-{'two-' if len(dice) == 2 else ''}faces", first=first, last=last)


def _word_deed(landing: Landing, voice: Voice) -> str:
    """What a shot does to what it was aimed at."""
    kinds = {type(event): event for event in landing.events}
    if e.ShotGrazed in kinds:
        return _word_graze(landing.events, voice)
    if e.JackOut in kinds:
        return voice.say("boules-board-deed-jack-out")
    if e.Carreau in kinds:
        return voice.say("boules-board-deed-carreau")
    return voice.say("boules-board-deed-hit" if e.ShotHit in kinds else "boules-board-deed-missed")


def _word_graze(events: Sequence[e.Event], voice: Voice) -> str:
    """Which balls a graze pushes from where to where, and what becomes of the jack."""
    told = []
    for event in events:
        match event:
            case e.ShotGrazed(moved=False):
                told.append(voice.say("boules-board-deed-in-vain"))
            case e.BallsPushed(pushes):
                told.append(voice.say("boules-board-deed-grazed", pushes=", ".join(_pushes(pushes, voice))))
            case e.JackMoved(_, end):
                place = word_place(end, voice.say, "the")
                told.append(voice.say("boules-board-deed-jack-moved", place=place))
            case e.JackOut():
                told.append(voice.say("boules-board-deed-jack-out"))
    return ", ".join(told)


def _pushes(pushes: Sequence[e.Push], voice: Voice) -> Iterator[str]:
    for push in pushes:
        end = voice.say("way-out") if push.end is None else number_place(push.end)
        yield f"{number_place(push.start)} → {end}"
