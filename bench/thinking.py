"""The computer at four tables at once: how long it takes for a move, and how long others wait for a board.

Each table asks for the next decision as soon as it has one, as if only the computer played, so that there is
never a pause. Boards are drawn now and then as in the bot, before that and meanwhile: the difference is what
thinking costs somebody at another table.
"""

import asyncio
import random
from collections.abc import Sequence
from time import perf_counter

from engine import GAMES, Position
from play.thinking import SECONDS, SECONDS_OF, Thinking
from play.workers import Worker
from players import LEVELS
from render import PAINTERS, Subject
from render.kit.picture import encode

TABLES = 4
DECISIONS = 40
"""How many decisions are made at each table and level."""
BOARDS = 200
EACH_SECONDS = 0.05
"""The time from one board to the next."""
MOST_DELAY_SECONDS = 0.010
"""How much later a board may come."""


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of them does not exceed."""
    return sorted(times)[int(share * (len(times) - 1))]


def after_dice(position: Position, rng: random.Random) -> Position:
    """The next position in which a side decides; that of a new game if it is over."""
    while position.turn == "over" or position.cast is not None or position.automatic is not None:
        if position.turn == "over":
            position = GAMES[position.name].new()
        else:
            token = rng.choice(position.cast.throws) if position.cast is not None else position.automatic
            position, _ = position.apply(token or "")
    return position


async def play_on(thinking: Thinking, game: str, level: str, number: int) -> list[float]:
    """How long each decision took at one table."""
    rng, times = random.Random(number), list[float]()
    position = GAMES[game].new()
    for _ in range(DECISIONS):
        position = after_dice(position, rng)
        begun = perf_counter()
        action = await thinking.choose(position, level)
        times.append(perf_counter() - begun)
        position, _ = position.apply(action)
    return times


def draw(position: Position) -> bytes:
    """A board as it is sent."""
    return encode(PAINTERS[position.name](Subject(position)))


async def draw_boards(worker: Worker, until: asyncio.Future[list[list[float]]] | None = None) -> list[float]:
    """How long each board took; a fixed number of them, or until `until` is done."""
    times, position = list[float](), GAMES["carami"].new()
    while len(times) < BOARDS if until is None else not until.done():
        begun = perf_counter()
        await worker.run(draw, position)
        times.append(perf_counter() - begun)
        await asyncio.sleep(EACH_SECONDS)
    return times


async def measure() -> None:
    """Let every level play at four tables, each of another game, and draw boards beside it."""
    thinking, worker = Thinking(), Worker("boards", 2)
    await draw_boards(worker)
    quiet = await draw_boards(worker)
    await asyncio.gather(*(play_on(thinking, game, "easy", 0) for game in GAMES))  # new ones import first
    for level in LEVELS:
        tables = [play_on(thinking, game, level, number) for number, game in enumerate([*GAMES][:TABLES])]
        playing = asyncio.gather(*tables)
        boards = await draw_boards(worker, playing)
        print(_line_of(level, [time for times in await playing for time in times], quiet, boards), flush=True)
    thinking.close()
    worker.close()


def _line_of(level: str, times: list[float], quiet: list[float], boards: list[float]) -> str:
    limit = SECONDS_OF.get(level, SECONDS)
    delays = [percentile(boards, share) - percentile(quiet, share) for share in (0.5, 0.9, 0.99)]
    shown = ", ".join(f"{1000 * delay:+.1f}" for delay in delays)
    return (
        f"{level:7} {TABLES} tables: p50 {1000 * percentile(times, 0.5):.0f} ms, "
        f"p99 {1000 * percentile(times, 0.99):.0f} ms of {1000 * limit:.0f} ({len(times)} moves); "
        f"a board of another table {shown} ms (p50, p90, p99; aim +{1000 * MOST_DELAY_SECONDS:.0f})"
    )


def report() -> None:
    print("thinking")
    asyncio.run(measure())
