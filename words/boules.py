"""Sentences about both dice pétanques, made from each game's own messages."""

from collections.abc import Iterable, Mapping, Sequence

from engine import Position, Step
from engine import events as e
from engine.boules import Boules, BoulesFacts, chance_of
from engine.events import Place
from words import any_game
from words.any_game import Why
from words.people import People
from words.places import word_place
from words.surprises import because
from words.texts import Say

# What has just happened


def tell_event(event: e.Event, people: People, say: Say) -> Iterable[str]:
    """The sentences for one event; none if others tell it already. In a team, they name who threw."""
    names = people.names
    match event:
        case e.OpeningRolled(dice, None):
            yield say("event-opening-equal", a=dice[0], b=dice[1])
        case e.OpeningRolled(dice, int(starter)):
            yield say("event-opening", a=dice[0], b=dice[1], name=names[starter])
        case e.JackThrown(side, _, place):
            yield say("event-jack-thrown", name=names[side], place=word_place(place, say, "the"))
        case e.Rolled(side, dice, stage):
            yield _tell_roll(people.thrower or names[side], dice, stage, say)
        case e.BallPlaced(_, place):
            yield say("event-ball-placed", place=word_place(place, say, "the"))
            yield from _tell_rule("event-pair-rule", event, say)
        case e.BallsPushed(pushes):
            yield from (_tell_push(push, people, say) for push in pushes)
            yield from _tell_rule("event-pushed-on", event, say)
        case e.EndCounted() | e.EndStopped():
            yield from _tell_end(event, people, say)
        case _:
            yield from _tell_shot(event, say)
            yield from any_game.tell_event(event, people, say)


def _tell_roll(name: str, dice: str, stage: str, say: Say) -> str:
    """The dice of a ball: those of Pétanque are a length and a width, and no sum."""
    if stage == "point":
        return say("event-rolled-apart", name=name, length=dice[0], width=dice[1])
    message = "event-shot" if stage == "shoot" else "event-rolled"
    return say(message, name=name, dice=" + ".join(dice))


def _tell_push(push: e.Push, people: People, say: Say) -> str:
    name, start = people.names[push.side], word_place(push.start, say, "of")
    if push.end is None:
        return say("event-pushed-out", name=name, start=start)
    return say("event-pushed", name=name, start=start, end=word_place(push.end, say, "the"))


def _tell_rule(message: str, event: e.Event, say: Say) -> Iterable[str]:
    """The rule behind what has happened, if somebody may wonder."""
    if rule := because(event, say):
        yield say(message, because=rule)


def _tell_end(event: e.EndCounted | e.EndStopped, people: People, say: Say) -> Iterable[str]:
    """Who scores, or that nobody does, and why."""
    if event.winner is None or not event.points:
        yield say("event-end-drawn", because=because(event, say))
        return
    yield say("event-end-won", name=people.names[event.winner], points=event.points)
    yield from _tell_rule("event-end-rule", event, say)


def _tell_shot(event: e.Event, say: Say) -> Iterable[str]:
    match event:
        case e.ShotMissed(_, target):
            yield say("event-missed", place=word_place(target, say, "of"))
        case e.ShotHit(_, target):
            yield say("event-hit", place=word_place(target, say, "of"))
        case e.Carreau(_, target):
            yield say("event-carreau", place=word_place(target, say, "of"))
        case e.JackMissed():
            yield say("event-jack-missed")
        case e.JackOut():
            yield say("event-jack-out")
            yield from _tell_rule("event-jack-rule", event, say)


# Whose turn it is


def why(position: Boules, steps: Sequence[Step]) -> Why | None:
    """Why that side plays now and who would score; if it plays again, how many balls it has left."""
    if position.is_first_ball:
        return _why_first(steps) if position.stage in ("play", "corner") else None
    if position.stage != "play":
        return None
    facts, left = position.describe(), position.left[position.side]
    standing = "nobody" if facts.holder is None else "held"
    played = [step.turn_taken for step in steps if step.turn_taken is not None]
    if not position.left[1 - position.side]:
        why = Why("none-left", left, standing)
    elif played and played[-1] == position.side:
        why = Why(_why_again(facts), left)
    else:
        why = Why(standing)
    return why._replace(holder=facts.holder, points=facts.holding)


def _why_again(facts: BoulesFacts) -> str:
    """The code of why the side that has just played is to play again."""
    if not facts.lying:
        return "emptied"
    if facts.holder is None:
        return "equal"
    best = {ball.side: ball.distance for ball in reversed(facts.lying)}
    return "older" if best.get(0) == best.get(1) else "nearer"


def _why_first(steps: Sequence[Step]) -> Why | None:
    """Why a side begins an end, which the end before decides; None for the first, which dice decide."""
    ends = [
        event for step in steps for event in step.events if isinstance(event, e.EndCounted | e.EndStopped)
    ]
    if not ends:
        return None
    return Why("starts-again" if ends[-1].winner is None else "starts")


# What can be done


def shot_label(target: Place, say: Say) -> str:
    """A shot as a button or menu says it."""
    if target == "jack":
        return say("action-shoot-jack")
    return say("action-shoot", place=word_place(target, say, "of"))


def target_of(position: Position, action: str) -> Place:
    """What a shot is aimed at: the jack, or the place of a ball."""
    target = action.removeprefix("shoot:")
    return int(target) if position.name == "boulomania" and target != "jack" else target


def word_chance(position: Position, action: str, say: Say) -> str:
    """How likely a shot is to do something, in sixths."""
    return say("chance-shot", hits=int(chance_of(position, action) * 6))


def word_shot_button(position: Position, action: str, say: Say) -> str:
    """A shot with its chance, short enough for a button."""
    shot = shot_label(target_of(position, action), say)
    return say("shoot-button", shot=shot, hits=int(chance_of(position, action) * 6))


def word_shot(position: Position, action: str, say: Say) -> str:
    """A shot with its chance, as a suggestion says it."""
    shot = shot_label(target_of(position, action), say)
    return say("shoot-offer", shot=shot, chance=word_chance(position, action, say))


def stats(totals: Mapping[str, int], say: Say) -> list[str]:
    """What a player has done in all games."""
    favourite = max(("point2", "point3", "point", "shoot"), key=lambda way: totals.get(way, 0))
    counts = {fact: totals.get(fact, 0) for fact in ("ends", "carreaux", "fannies")}
    return [say("stats-boules", favourite=say(f"way-{favourite}"), **counts)]
