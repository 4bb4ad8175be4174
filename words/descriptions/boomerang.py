"""The Boomerang board in words.

About the places of a piece, only facts are told that can be seen on the board: how many there are, how much
they turn over, and one that turns over most. Which of them is best to play is for hints to say.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.boomerang import Boomerang, BoomerangFacts, Piece, board
from engine.boomerang_placements import by_piece, fit_nowhere, gain_of, turned_by
from engine.events import Event, PassedOver, PiecePlaced, PiecesTurned
from engine.position import Ending, Side
from words.descriptions.voice import Line, Voice
from words.pieces import name_lying, name_piece, name_rack, word_piece, word_placement
from words.texts import Say


def alt(
    position: Boomerang,
    events: Sequence[Event],
    say: Say,
    stopped: Ending | None = None,
    before: Boomerang | None = None,
) -> Sequence[str]:
    """The board in a few sentences, the most important first."""
    facts, voice = position.describe(), Voice(say)
    now = f"{say('boomerang-board-name')} {_now(position, stopped, voice)}"
    sentences = [now, _score(facts, voice), *_moved(events, voice), *_held(facts, voice)]
    if facts.turn == "over":
        sentences += _racks(facts, voice, ())
    return [*sentences, *_closed(facts, voice), *_lying(facts, voice)]


def alt_hiding(
    position: Boomerang, events: Sequence[Event], say: Say, hidden: Sequence[Side]
) -> Sequence[str]:
    """The sentences of `alt` while the racks of those sides are hidden."""
    facts, voice = position.describe(), Voice(say)
    now = f"{say('boomerang-board-name')} {_now(position, None, voice)}"
    sentences = [now, _score(facts, voice), *_moved(events, voice)]
    return [*sentences, *_racks(facts, voice, hidden), *_closed(facts, voice), *_lying(facts, voice)]


def spoken(position: Boomerang, voice: Voice, stopped: Ending | None = None) -> Sequence[Line]:
    """Everything that is needed to play on without the picture."""
    facts, hidden = position.describe(), _hidden_from(position, voice, stopped)
    now = [*voice.introduce(), _now(position, stopped, voice), _score(facts, voice)]
    lines = [Line(" ".join(now))]
    if stopped is None and position.mover not in hidden:
        lines += _choices(position, voice)
    lines += [Line(each) for each in _lying(facts, voice)]
    lines += [Line(each, 1) for each in _racks(facts, voice, hidden)]
    return [*lines, Line(_free(facts, voice), 2)] if facts.pieces else lines


def _now(position: Boomerang, stopped: Ending | None, voice: Voice) -> str:
    """Whose turn it is, or how it ended."""
    ending = position.ending(stopped)
    if ending is not None:
        return voice.say("boomerang-board-over", who=voice.winner(ending))
    assert position.mover is not None
    return voice.say("boomerang-board-now", who=voice.who(position.mover))


def _score(facts: BoomerangFacts, voice: Voice) -> str:
    return voice.say("boomerang-board-score", a=facts.score[0], b=facts.score[1], total=2 * board().total)


# What can be done


def _choices(position: Boomerang, voice: Voice) -> Iterator[Line]:
    """For each piece how many places turn over how much, and one of those that turn over most."""
    if position.mover is None:
        return
    if not position.pieces:
        yield Line(voice.say("boomerang-board-may-anywhere"))
        return
    for number, (kind, actions) in enumerate(by_piece(position).items()):
        yield Line(_word_piece(position, kind, actions, voice), 3 + number)
    if nowhere := fit_nowhere(position):
        yield Line(voice.say("boomerang-board-nowhere", pieces=name_rack(nowhere, voice.say)), 2)


def _word_piece(position: Boomerang, kind: str, actions: Sequence[str], voice: Voice) -> str:
    """The places of a piece, beginning with those that turn over most."""
    say, most = voice.say, actions[0]
    counts: dict[int, int] = {}
    for action in actions:
        gain = gain_of(position, action)
        counts[gain] = counts.get(gain, 0) + 1
    groups = [say("boomerang-board-group", points=gain, places=count) for gain, count in counts.items()]
    own, other = _score_after(position, most)
    return say(
        "boomerang-board-may",
        piece=word_piece(kind, say),
        groups=", ".join(groups),
        place=word_placement(most, say),
        turned=_name_turned((piece.placement.action for piece in turned_by(position, most)), voice),
        own=own,
        other=other,
    )


def _score_after(position: Boomerang, action: str) -> tuple[int, int]:
    """The points of whoever makes that placement and of the other after it."""
    side = position.mover or 0
    score = position.apply(action)[0].score()
    return score[side], score[1 - side]


def _name_turned(actions: Iterable[str], voice: Voice) -> str:
    return ", ".join(name_lying(action, voice.say) for action in actions)


# What has happened


def _moved(events: Sequence[Event], voice: Voice) -> Iterator[str]:
    """The piece put down, what it turned over, and who is passed over after it."""
    for event in events:
        match event:
            case PiecePlaced(side, action):
                placement = word_placement(action, voice.say, "the")
                yield voice.say("boomerang-board-placed", who=voice.who(side), placement=placement)
            case PiecesTurned(_, actions):
                points = sum(board().by_action[action].value for action in actions)
                yield voice.say("boomerang-board-turned", pieces=_name_turned(actions, voice), points=points)
            case PassedOver(side):
                yield voice.say("boomerang-board-passed", who=voice.who(side))


# The position


def _closed(facts: BoomerangFacts, voice: Voice) -> Iterator[str]:
    if facts.closed_in and facts.turn != "over":
        yield voice.say("boomerang-board-closed", pieces=len(facts.closed_in))


def _lying(facts: BoomerangFacts, voice: Voice) -> Iterator[str]:
    """The pieces of each colour with their cells: those that can still be turned, then those closed in."""
    closed = set(facts.closed_in)
    for side in (0, 1):
        own = [piece for piece in facts.pieces if piece.colour == side]
        shut = [piece for piece in own if piece.placement.action in closed]
        parts = {"final": own} if facts.turn == "over" else {"open": _without(own, shut), "shut": shut}
        for part, pieces in parts.items():
            if pieces:
                told = _join([_cells(piece, voice) for piece in pieces], voice)
                yield voice.say(f"boomerang-board-{part}", who=voice.who(side), pieces=told)


def _without(pieces: Sequence[Piece], others: Sequence[Piece]) -> Sequence[Piece]:
    return [piece for piece in pieces if piece not in others]


def _cells(piece: Piece, voice: Voice) -> str:
    kind, cells = name_piece(piece.placement.kind, voice.say), ", ".join(piece.placement.cells)
    return voice.say("boomerang-board-piece", piece=kind, cells=cells)


def _join(parts: Sequence[str], voice: Voice) -> str:
    return voice.say("boomerang-board-between").join(parts)


def _free(facts: BoomerangFacts, voice: Voice) -> str:
    """The free cells, row by row from the top; there are always some."""
    taken = {cell for piece in facts.pieces for cell in piece.placement.cells}
    rows = []
    for row in range(board().rows, 0, -1):
        cells = [f"{chr(ord('a') + column)}{row}" for column in range(board().columns)]
        if free := [cell for cell in cells if cell not in taken]:
            rows.append(", ".join(free))
    return voice.say("boomerang-board-free", cells=_join(rows, voice))


def _worth(rack: Mapping[str, int]) -> int:
    return sum(times * board().values[kind] for kind, times in rack.items())


def _held(facts: BoomerangFacts, voice: Voice) -> Iterator[str]:
    if facts.turn != "over":
        a, b = map(_worth, facts.racks)
        yield voice.say("boomerang-board-held", a=a, b=b)


def _hidden_from(position: Boomerang, voice: Voice, stopped: Ending | None) -> Sequence[Side]:
    """The sides whose racks are hidden from the listener."""
    return voice.listener.hidden if position.ending(stopped) is None else ()


def _racks(facts: BoomerangFacts, voice: Voice, hidden: Sequence[Side]) -> Iterator[str]:
    """What each side has left, or only how many pieces."""
    for side in (0, 1):
        if side in hidden:
            yield _number(side, facts, voice)
        else:
            yield _word_rack(side, facts.racks[side], voice)


def _number(side: Side, facts: BoomerangFacts, voice: Voice) -> str:
    return voice.say("rack-number", who=voice.who(side), number=sum(facts.racks[side].values()))


def _word_rack(side: Side, rack: Mapping[str, int], voice: Voice) -> str:
    """What a side has left, and what that is worth."""
    say, who = voice.say, voice.who(side)
    held = name_rack(Counter(rack).elements(), say)
    if not held:
        return say("boomerang-board-none-left", who=who)
    return say("boomerang-board-left", who=who, pieces=held, points=_worth(rack))
