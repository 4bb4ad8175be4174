"""One frame, position to PNG bytes: our boards next to those that other Discord bots send.

Those are python-chess drawn as SVG and rasterised by cairosvg, with as many pixels, and the Pillow boards of
discord_games, compared per pixel. Everything is warmed up, and every contestant goes through the positions of
a random game; our caches of pictures already drawn and of strips already packed are not used. A round gives
each contestant a moment in turn, so that a slow phase of the machine hits all of them; ratios are taken
within a round, then their median.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from io import BytesIO
from itertools import cycle
from math import isqrt
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import chess
from PIL import Image

from engine import GAMES, Step
from render import PAINTERS, Subject, paint_still
from render.kit import lzw, picture
from render.kit.lzw import KEPT
from render.kit.packed_parts import PackedParts
from render.kit.picture import LARGEST as LARGEST_STILL
from render.kit.picture import encode
from render.motion.turn import animate_turn
from render.replay import LARGEST, animate

ROUNDS = 15
SECONDS = 0.2
POSITIONS = 60
GAMES_WEIGHED = 5
LONGEST_SEED = 1
"""The seed of the longest of a hundred random games of Boulomania to 99 points."""

SVG, PER_PIXEL, BYTES = 15.0, 2.5, LARGEST_STILL
"""The aims: how many times as fast as SVG, and as the fastest other per pixel; and the bytes of a frame."""

WAS = {"boulomania": 28_241, "petanque": 23_626, "boomerang": 27_773, "carami": 27_617}
"""The median bytes of a frame when boards were 720 pixels wide (Carami 540)."""
WIDTH_WAS, HARD_WAS = {"carami": 540}, 5
"""The widths of boards that were not 720 pixels wide, and the level of Pillow's own encoder then."""
PAINTING_WAS = 1.2
"""The factor from encoding alone to the whole, painting being a sixth of it: measured with that code."""
SLOWER = 2.0
"""How many times as long as then a still may take now."""

TIMES, SIZES = 5.0, 4.0
"""How many times the time and the bytes of a still picture an animation of one step may take."""
ANIMATED, TRIES = 20, 8
"""How many steps are measured, and how often each."""

Draw = Callable[[], bytes]
"""Draws the next position of a game that never ends."""


class Contestant(NamedTuple):
    draw: Draw
    pixels: int


def play(name: str, seed: int, **options: int) -> Iterator[Step]:
    rng, position = random.Random(seed), GAMES[name].new(**options)
    while position.turn != "over":
        before, token = position, rng.choice(position.legal_actions() or tuple(position.chance_outcomes()))
        position, events = before.apply(token)
        yield Step(before, token, events, position)


def pack_anew(image: Image.Image) -> bytes:
    """A picture as a file, as if no part of it had been packed before."""
    picture.packed_fast, picture.packed_hard = (
        PackedParts(packed.pack, most=picture.STRIPS) for packed in (picture.packed_fast, picture.packed_hard)
    )
    return encode(image)


def paint(step: Step) -> bytes:
    return pack_anew(PAINTERS[step.after.name](Subject(step.after, step.events, step.before)))


def spread(moments: Sequence[Any]) -> Sequence[Any]:
    """Some of the moments, spread from the first to the last."""
    return moments[:: -(-len(moments) // POSITIONS)]


def going_round(moments: Sequence[Any], draw: Callable[[Any], bytes]) -> Draw:
    """Draw each moment once, to warm up; then draw the next one at each call."""
    for moment in moments:
        draw(moment)
    endless = cycle(moments)
    return lambda: draw(next(endless))


def our_boards() -> dict[str, Contestant]:
    boards = {}
    for name in GAMES:
        steps = spread([step for step in play(name, 13) if step.events])
        width, height = PAINTERS[name](Subject(steps[0].after)).size
        boards[name] = Contestant(going_round(steps, paint), width * height)
    return boards


def chess_name(pixels: int) -> str:
    return f"python-chess svg {isqrt(pixels)}"


def chess_boards(areas: set[int]) -> dict[str, Contestant]:
    """Square chess boards, one for each of those areas."""
    svg, cairosvg = import_module("chess.svg"), import_module("cairosvg")
    rng, board = random.Random(13), chess.Board()
    boards: list[chess.Board] = []
    while len(boards) < POSITIONS and not board.is_game_over():
        board.push(rng.choice([*board.legal_moves]))
        boards.append(board.copy())

    def drawer(side: int) -> Callable[[Any], bytes]:
        def draw(board: chess.Board) -> bytes:
            text = svg.board(board, size=side, lastmove=board.peek())
            return bytes(cairosvg.svg2png(bytestring=text.encode()))

        return draw

    return {
        chess_name(area): Contestant(going_round(boards, drawer(isqrt(area))), isqrt(area) ** 2)
        for area in sorted(areas)
    }


def battleship_board() -> Contestant:
    """A board of battleship as in the middle of a game, with a new shot each time."""
    ships = import_module("discord_games.battleship")
    rng, boards = random.Random(13), []
    random.seed(13)  # it places its ships by the global generator
    for shots in range(POSITIONS):
        board = ships.Board(None)
        taken = {place for ship in board.ships for place in ship.span}
        for shot in rng.sample([(x, y) for x in range(1, 11) for y in range(1, 11)], shots):
            (board.op_hits if shot in taken else board.op_misses).append(shot)
        boards.append(board)
    bare = ships.Board.to_image.__wrapped__  # without the thread that it usually runs in
    return Contestant(going_round(boards, lambda board: bytes(bare(board).getvalue())), 600 * 600)


def number_board() -> Contestant:
    """A board of 2048, played at random."""
    game = import_module("discord_games.twenty_48").Twenty48(render_image=True)
    rng, boards = random.Random(13), []
    random.seed(13)
    for _ in range(POSITIONS):
        game.spawn_new()
        rng.choice((game.move_left, game.move_right, game.move_up, game.move_down))()
        boards.append([row[:] for row in game.board])
    bare = type(game).render_image.__wrapped__

    def draw(board: list[list[int]]) -> bytes:
        game.board = board
        return bytes(bare(game).fp.read())

    return Contestant(going_round(boards, draw), game.IMG_LENGTH**2)


def pillow_boards() -> dict[str, Contestant]:
    return {"discord_games battleship": battleship_board(), "discord_games 2048": number_board()}


def others(areas: set[int]) -> dict[str, Contestant]:
    """The other boards that are installed here; the missing ones are printed."""
    boards: dict[str, Contestant] = {}
    makers: tuple[Callable[[], dict[str, Contestant]], ...] = (lambda: chess_boards(areas), pillow_boards)
    for make in makers:
        try:
            boards |= make()
        except (ImportError, OSError) as missing:  # cairosvg raises the latter without its C library
            print(f"  left out: {missing}")
    return boards


def time_frame(draw: Draw) -> float:
    """The mean seconds for a frame, over a moment of drawing."""
    frames, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        draw()
        frames += 1
    return (perf_counter() - start) / frames


def print_aim(name: str, ratio: float, aim: float) -> None:
    print(f"  {name}: {ratio:.2f} (aim {aim}: {'reached' if ratio >= aim else 'NOT reached'})")


def report_speed() -> None:
    ours = our_boards()
    print(f"one frame to PNG bytes, warm, medians of {ROUNDS} rounds of {SECONDS} s each")
    entries = ours | others({board.pixels for board in ours.values()})
    rounds = [{name: time_frame(entry.draw) for name, entry in entries.items()} for _ in range(ROUNDS)]
    print(f"  {'':26} {'ms':>7} {'ns/pixel':>9}")
    for name, entry in entries.items():
        seconds = median(each[name] for each in rounds)
        print(f"  {name:26} {seconds * 1e3:7.2f} {seconds * 1e9 / entry.pixels:9.1f}")
    rivals = [name for name in entries if name.startswith("discord_games")]
    for name, board in ours.items():
        svg = chess_name(board.pixels)
        if svg in entries:
            print_aim(f"{svg} / {name}", median(each[svg] / each[name] for each in rounds), SVG)
        if rivals:
            by_pixel = [
                min(each[rival] / entries[rival].pixels for rival in rivals) / (each[name] / board.pixels)
                for each in rounds
            ]
            print_aim(f"fastest of discord_games / {name}, by the pixel", median(by_pixel), PER_PIXEL)


def report_bytes() -> None:
    print(f"bytes of a frame in the default theme, every move of {GAMES_WEIGHED} random games")
    for name in GAMES:
        sizes = [len(paint(step)) for seed in range(GAMES_WEIGHED) for step in play(name, seed)]
        verdict = "reached" if max(sizes) <= BYTES else "NOT reached"
        print(f"  {name}: median {median(sizes):,.0f} (was {WAS[name]:,}), ", end="")
        print(f"largest {max(sizes):,} (aim {BYTES:,}: {verdict})")


def encode_as_it_was(small: Image.Image) -> bytes:
    """A frame as it was encoded before boards became 1,080 pixels wide."""
    file = BytesIO()
    small.save(file, "PNG", compress_level=HARD_WAS)
    return file.getvalue()


def time_as_it_was(still: Subject[Any]) -> float:
    """The seconds for a still as it was made then."""
    return PAINTING_WAS * time_best(partial(encode_as_it_was, shrink(still)))


def shrink(still: Subject[Any]) -> Image.Image:
    """The frame with as many pixels as it had then."""
    image = PAINTERS[still.position.name](still)
    width = WIDTH_WAS.get(still.position.name, 720)
    return image.resize((width, image.height * width // image.width), Image.Resampling.NEAREST)


def report_stills() -> None:
    print(f"stills with names, painted and encoded: medians of {POSITIONS} positions, and the slowest;")
    print(f"next to what they took when they were 720 pixels wide (aim: at most {SLOWER} times)")
    for name in GAMES:
        now, was = [], []
        for step in spread([step for step in play(name, 13) if step.events]):
            still = _named(step)
            now.append(time_best(partial(_paint, still)))
            was.append(time_as_it_was(still))
        ratio = median(now) / median(was)
        print(f"  {name}: {1e3 * median(now):.2f} ms, at most {1e3 * max(now):.2f} ", end="")
        print(f"(was {1e3 * median(was):.2f}): {ratio:.2f} ({_verdict(ratio, SLOWER)})")


def time_best(draw: Draw) -> float:
    """The CPU seconds of the quickest of some calls, so that what else runs on the machine does not count."""
    return min(time_once(draw) for _ in range(TRIES))


def report_animations() -> None:
    print("an animation of one step next to its still, and to one of 720 pixels as it was;")
    print(f"medians of {ANIMATED} steps of a game one after the other (aims {TIMES}, {SIZES}), and the most")
    for name in GAMES:
        steps = [step for step in play(name, 13) if step.events][:ANIMATED]
        stills = [_named(step) for step in steps]
        films = [_animate(step, still) for step, still in zip(steps, stills, strict=True)]
        slower, larger, milliseconds, once = [], [], [], []
        for still, film, moving in zip(stills, films, time_in_turn(steps, stills), strict=True):
            if film:
                slower.append(moving / time_best(partial(_paint, still)))
                larger.append(len(film) / len(_paint(still)))
                milliseconds.append(1e3 * moving)
                once.append(moving / time_as_it_was(still))
        print(f"  {name}: {median(milliseconds):.0f} ms, ", end="")
        print(f"{median(slower):.1f} times the time ({_verdict(median(slower), TIMES)}), ", end="")
        over = sum(ratio > TIMES for ratio in slower)
        print(f"at most {max(slower):.1f}, {over} of {len(slower)} above; ", end="")
        print(f"{median(once):.1f} times that of then ({_verdict(median(once), TIMES)}), ", end="")
        print(f"{median(larger):.1f} times the bytes ({_verdict(median(larger), SIZES)}), ", end="")
        print(f"at most {max(larger):.1f} ({_verdict(max(larger), SIZES)})")


def time_in_turn(steps: Sequence[Step], stills: Sequence[Subject[Any]]) -> list[float]:
    """The CPU seconds of each animation, the quickest of some rounds.

    In each of them nothing is remembered of the animation itself, but of those of an earlier game and of the
    steps before, and the still has just been painted: as it is where games are played.
    """
    earlier = [(step, _named(step)) for step in play_earlier(steps[0])]
    rounds = []
    for _ in range(TRIES):
        lzw.packed_parts = PackedParts(lzw.packed_parts.pack, KEPT)
        for each in earlier:
            _animate(*each)
        rounds.append([time_after(still, step) for step, still in zip(steps, stills, strict=True)])
    return [min(taken) for taken in zip(*rounds, strict=True)]


def time_after(still: Subject[Any], step: Step) -> float:
    """The seconds that an animation takes once its still has been painted."""
    paint_still(still)
    return time_once(partial(_animate, step, still))


def _named(step: Step) -> Subject[Any]:
    return Subject(step.after, step.events, step.before, names=("Anna", "Bruno"))


def play_earlier(step: Step) -> list[Step]:
    """The steps of another game of that kind."""
    return [step for step in play(step.after.name, 14) if step.events]


def time_once(draw: Draw) -> float:
    start = process_time()
    draw()
    return process_time() - start


def _verdict(ratio: float, most: float) -> str:
    return "reached" if ratio <= most else "NOT reached"


def _paint(still: Subject[Any]) -> bytes:
    return pack_anew(PAINTERS[still.position.name](still))


def _animate(step: Step, still: Subject[Any]) -> bytes:
    film = animate_turn([step], still)
    return film.data if film is not None else b""


def report_replays() -> None:
    print("replays: a game of each, and the longest of a hundred games of Boulomania to 99 points")
    games = [(name, [*play(name, 13)]) for name in GAMES]
    games.append(("boulomania to 99", [*play("boulomania", LONGEST_SEED, target=99)]))
    for name, steps in games:
        start = perf_counter()
        replay = animate(steps)
        seconds = perf_counter() - start
        width, height = replay.size
        verdict = "reached" if len(replay.data) <= LARGEST else "NOT reached"
        print(f"  {name}: {replay.frames} frames of {width} x {height} in {seconds:.1f} s, ", end="")
        print(f"{len(replay.data):,} bytes (aim {LARGEST:,}: {verdict})")


def report() -> None:
    """Print the cost of frames and replays, and each aim with whether it is met."""
    report_speed()
    report_bytes()
    report_stills()
    report_animations()
    report_replays()
