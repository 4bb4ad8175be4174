"""The Carami board in words."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from engine.carami import Carami, CaramiFacts, by_marble
from engine.carami_board import board
from engine.events import (
    BackLineReached,
    BandFilled,
    Event,
    GameEnded,
    MarbleJumped,
    MarblesTaken,
    MarbleStepped,
    PassedOver,
)
from engine.position import SIDES, Ending
from words.descriptions.voice import Line, Voice
from words.places import word_place
from words.texts import Say


class Effect(NamedTuple):
    """What a move brings about beyond moving a marble."""

    gains: tuple[int, int]
    """How the points of each side change."""
    taken: tuple[str, ...] = ()
    filled: tuple[tuple[str, str], ...] = ()
    """The marbles that go from the band to the ramps."""
    again: bool = False
    ending: GameEnded | None = None

    @property
    def is_plain(self) -> bool:
        """Whether it brings about nothing to tell."""
        return self == Effect((0, 0))

    def worth(self, side: int) -> int:
        """How good it is for that side, to sort the best moves first."""
        return self.gains[side] - self.gains[1 - side]


def effect_of(position: Carami, action: str) -> Effect:
    """What a legal move brings about."""
    after, events = position.apply(action)
    (a, b), (a_then, b_then) = position.score(), after.score()
    found = Effect((a_then - a, b_then - b), again=after.mover == position.mover)
    for event in events:
        match event:
            case MarblesTaken(_, places):
                found = found._replace(taken=places)
            case BandFilled(_, _, moves):
                found = found._replace(filled=moves)
            case GameEnded():
                found = found._replace(ending=event)
    return found


def alt(
    position: Carami,
    events: Sequence[Event],
    say: Say,
    stopped: Ending | None = None,
    before: Carami | None = None,
) -> Sequence[str]:
    """The board in a few sentences, the most important first."""
    facts, voice = position.describe(), Voice(say)
    now = f"{say('carami-board-name')} {_now(position, stopped, voice)}"
    sentences = [now, *_ended(position, voice), _score(facts, voice), *_happened(events, voice)]
    if not stopped:
        sentences += _idle(facts, voice)
    return [*sentences, *_rows(facts, voice), *_ramps(facts, voice), *_taken(facts, voice)]


def spoken(position: Carami, voice: Voice, stopped: Ending | None = None) -> Sequence[Line]:
    """Everything that is needed to play on without the picture."""
    facts = position.describe()
    now = [*voice.introduce(), _now(position, stopped, voice), *_ended(position, voice)]
    if stopped is None and position.mover is not None:
        now.append(voice.say("carami-board-ways", who=voice.who(position.mover), side=SIDES[position.mover]))
    lines = [Line(" ".join([*now, _score(facts, voice)]))]
    if not stopped:
        scoring = list(_scoring(position, voice))
        lines += [*scoring, *_others(position, voice, "others" if scoring else "moves")]
    lines += map(Line, [*_rows(facts, voice), *_ramps(facts, voice)])
    lines += [
        Line(each, 3) for each in (*_arrived(facts, voice), *_taken(facts, voice), *_fills(facts, voice))
    ]
    return [*lines, *(Line(each) for each in _idle(facts, voice) if not stopped)]


def _now(position: Carami, stopped: Ending | None, voice: Voice) -> str:
    """Whose turn it is, or who has won."""
    if stopped:
        return voice.say("carami-board-over", who=voice.winner(stopped))
    outcome = position.outcome()
    if outcome is not None:
        return voice.say("carami-board-over", who=voice.winner(Ending(outcome.winner)))
    assert position.mover is not None
    return voice.say("carami-board-now", who=voice.who(position.mover))


def _ended(position: Carami, voice: Voice) -> Iterable[str]:
    outcome = position.outcome()
    if outcome is not None:
        yield voice.say(f"carami-board-ended-{outcome.reason.replace('_', '-')}")


def _score(facts: CaramiFacts, voice: Voice) -> str:
    return voice.say("carami-board-score", a=facts.score[0], b=facts.score[1])


# What can be done


def _scoring(position: Carami, voice: Voice) -> Iterator[Line]:
    """The moves that bring something about, the best first."""
    side = position.mover or 0
    effects = {action: effect_of(position, action) for action in position.legal_actions()}
    found = [action for action, effect in effects.items() if not effect.is_plain]
    found.sort(key=lambda action: -effects[action].worth(side))
    for number, action in enumerate(found):
        move, told = _word_move(action, voice), word_effect(effects[action], voice)
        yield Line(
            voice.say("carami-board-scoring", move=move, effects=", ".join(told)), 0 if not number else 2
        )


def _word_move(action: str, voice: Voice) -> str:
    if "x" in action:
        start, *landings = action.split("x")
        return voice.say("carami-board-jump", start=start, path=", ".join(landings))
    start, end = action.split("-")
    return voice.say("carami-board-step", start=word_place(start, voice.say), end=end)


def word_effect(effect: Effect, voice: Voice) -> Iterator[str]:
    """What is taken, what each side gains or loses, and how it goes on."""
    say = voice.say
    if effect.taken:
        yield say("carami-board-takes", places=", ".join(effect.taken))
    for side, points in enumerate(effect.gains):
        if points:
            gained = "carami-board-gains" if points > 0 else "carami-board-loses"
            yield say(gained, who=voice.who(side), points=abs(points))
    if effect.filled:
        (left, one), (right, other) = effect.filled
        ramps = {"one": word_place(one, say, "the"), "other": word_place(other, say, "the")}
        yield say("carami-board-fills-band", left=left, right=right, **ramps)
    if effect.again:
        yield say("carami-board-again")
    if effect.ending is not None:
        yield say("carami-board-ends", who=voice.winner(Ending(effect.ending.winner)))


def _others(position: Carami, voice: Voice, called: Literal["others", "moves"]) -> Iterator[Line]:
    """The moves that bring nothing about, in one line for each marble."""
    plain = {
        start: [action for action in actions if effect_of(position, action).is_plain]
        for start, actions in by_marble(position).items()
    }
    marbles = [
        voice.say("carami-board-marble", start=word_place(start, voice.say), ends=_ends(actions, voice))
        for start, actions in plain.items()
        if actions
    ]
    if marbles:
        between = voice.say("carami-board-between")
        yield Line(voice.say(f"carami-board-{called}", moves=between.join(marbles)), 1)


def _ends(actions: Sequence[str], voice: Voice) -> str:
    """Where a marble may go; jumps that take nothing are marked."""
    ends = [
        voice.say("carami-board-end-jump", end=action.rpartition("x")[2])
        if "x" in action
        else action.rpartition("-")[2]
        for action in actions
    ]
    return ", ".join(ends)


# What has happened


def _happened(events: Sequence[Event], voice: Voice) -> Iterator[str]:
    """The last move and what it brought about."""
    say = voice.say
    for event in events:
        match event:
            case MarbleStepped(side, start, end):
                who, place = voice.who(side), word_place(start, say, "of")
                yield say("carami-board-stepped", who=who, start=place, end=end)
            case MarbleJumped(side, (start, *landings)):
                yield say("carami-board-jumped", who=voice.who(side), start=start, path=", ".join(landings))
            case MarblesTaken(side, places):
                yield say("carami-board-took", who=voice.who(side), places=", ".join(places))
            case BandFilled(side, _, ((left, one), (right, other))):
                ramps = {"one": word_place(one, say, "the"), "other": word_place(other, say, "the")}
                yield say("carami-board-filled", who=voice.who(side), left=left, right=right, **ramps)
            case BackLineReached(side, place, value):
                yield say("carami-board-reached", who=voice.who(side), place=place, value=value)
            case PassedOver(side):
                yield say("carami-board-passed", who=voice.who(side))


# The position


def _rows(facts: CaramiFacts, voice: Voice) -> Iterator[str]:
    """The marbles of each side, row by row from the bottom."""
    say = voice.say
    for side in (0, 1):
        rows = [
            say("carami-board-row", row=row, columns=", ".join(name[0] for name in names))
            for row, names in groupby(facts.marbles[side], lambda name: name[1:])
        ]
        if rows:
            yield say("carami-board-rows", who=voice.who(side), rows=say("carami-board-between").join(rows))
        else:
            yield say("carami-board-no-marble", who=voice.who(side))


def _ramps(facts: CaramiFacts, voice: Voice) -> Iterator[str]:
    for side in (0, 1):
        ramps = ", ".join(word_place(ramp, voice.say) for ramp in facts.ramps[side])
        if ramps:
            yield voice.say("carami-board-ramps", who=voice.who(side), ramps=ramps)


def _arrived(facts: CaramiFacts, voice: Voice) -> Iterator[str]:
    for side in (0, 1):
        places = ", ".join(facts.arrived[side])
        if places:
            points = sum(board().values[board().bits[name]] for name in facts.arrived[side])
            yield voice.say("carami-board-arrived", who=voice.who(side), places=places, points=points)


def _taken(facts: CaramiFacts, voice: Voice) -> Iterator[str]:
    if any(facts.taken):
        yield voice.say("carami-board-taken", a=facts.taken[0], b=facts.taken[1])


def _fills(facts: CaramiFacts, voice: Voice) -> Iterator[str]:
    if any(facts.fills):
        yield voice.say("carami-board-fills", a=facts.fills[0], b=facts.fills[1])


def _idle(facts: CaramiFacts, voice: Voice) -> Iterator[str]:
    if facts.idle and facts.turn != "over":
        yield voice.say("carami-board-idle", idle=facts.idle, left=facts.idle_moves - facts.idle)
