"""Whole turns from outside, over sockets: our bot next to a bare one, each a process of its own.

A small Discord on this machine (`bench.local_discord`) tells a bot that a button was pressed; the clock stops
when the message with the picture has been read there. Bare is a discord.py client that answers with a ready
picture. Both run all the time and are measured in turn, so that a slow phase of the machine hits both.
`BENCH_CODE` names another checkout whose bot is measured instead of this one.
"""

import asyncio
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from bench.local_discord import LocalDiscord
from bench.members import BarePlace, Place, TablePlace
from bench.processes import Launched, launch

TABLES = 50
ROUNDS = 5
TURNS = 100
"""How many turns a round has, one after the other."""
RATE_SECONDS = 3.0
"""How long all tables play at once in a round; turns that have begun by then are finished and counted."""
WARM_UP_TURNS = 20
PAUSES_SECONDS = (0.0, 0.02)
"""The pauses between a board and the next press: none, so that what is done after showing a board is in the
way of the next turn; and one in which it is finished, but processors and their caches turn to something else.
"""
ANIMATED_TURNS = 30
"""How many turns a round has that are animated."""
THINKING_SECONDS = 0.15
"""The pause before each of those: a shorter one would be none to think, and the turn a still."""
IDLE_SECONDS = 3.0
"""The wait after logging in, before the memory is read."""

P50, P99, RATE, MEMORY = 6.0, 8.0, 0.2, 2.0
"""The aims, as multiples of the bare bot: the rate at least, all others at most."""


@dataclass
class Contestant:
    """A bot that is logged in, the places where it is used, and what was measured."""

    process: Launched
    places: Sequence[Place]
    memory_bytes: int = 0
    turn_seconds: dict[float, list[float]] = field(default_factory=lambda: defaultdict(list))
    """The seconds of each turn, by the pause before it."""
    animated_seconds: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    """Turns a second, of each round."""
    cpu_seconds: list[float] = field(default_factory=list)
    """The CPU seconds of the process for each turn, of each round."""


async def time_turns(place: Place, turns: int, pause: float) -> list[float]:
    """The seconds of each turn, at one table, with a pause before each; the first one is not counted."""
    seconds = []
    for _ in range(1 + turns):
        await place.prepare()
        await asyncio.sleep(pause)
        seconds.append(await place.press())
    return seconds[1:]


async def time_crowd(contestant: Contestant) -> None:
    """Let all tables play at once for a while; note the turns a second, and the CPU time for each."""
    await asyncio.gather(*(place.prepare() for place in contestant.places))
    begun, computed = perf_counter(), contestant.process.cpu_seconds()

    async def play(place: Place) -> int:
        turns = 0
        while perf_counter() < begun + RATE_SECONDS:
            await place.prepare()
            await place.press()
            turns += 1
        return turns

    turns = sum(await asyncio.gather(*map(play, contestant.places)))
    contestant.rates.append(turns / (perf_counter() - begun))
    contestant.cpu_seconds.append((contestant.process.cpu_seconds() - computed) / turns)


@asynccontextmanager
async def contest(which: str, kind: type[TablePlace | BarePlace], folder: Path) -> AsyncIterator[Contestant]:
    """A bot that is warmed up; it was started once before, so its database exists."""
    async with LocalDiscord.open(TABLES) as discord:
        async with launch(which, discord, folder):
            pass
        async with launch(which, discord, folder) as process:
            await asyncio.sleep(IDLE_SECONDS)
            places = [kind(discord, channel_id) for channel_id in discord.channel_ids]
            contestant = Contestant(process, places, process.memory_bytes())
            await time_turns(places[0], WARM_UP_TURNS, 0.0)
            yield contestant


async def measure(folder: Path) -> tuple[Contestant, Contestant]:
    """Measure the bare bot and ours."""
    async with contest("bare", BarePlace, folder) as bare, contest("ours", TablePlace, folder) as ours:
        for _ in range(ROUNDS):
            for pause, each in product(PAUSES_SECONDS, (bare, ours)):
                each.turn_seconds[pause] += await time_turns(each.places[0], TURNS, pause)
            ours.animated_seconds += await time_turns(ours.places[0], ANIMATED_TURNS, THINKING_SECONDS)
        for _ in range(ROUNDS):
            for each in (bare, ours):
                await time_crowd(each)
        return bare, ours


def verdict(ratio: float, aim: float, *, least: bool = False) -> str:
    reached = ratio >= aim if least else ratio <= aim
    return f"{ratio:.2f} x bare (aim {aim:g}: {'reached' if reached else 'NOT reached'})"


def print_turns(bare: Contestant, ours: Contestant, pause: float) -> None:
    """Print how long a turn takes at one table, with that pause before it."""
    for name, aim, part in (("p50", P50, 49), ("p99", P99, 98)):
        plain, whole = (quantiles(each.turn_seconds[pause], n=100)[part] * 1000 for each in (bare, ours))
        print(
            f"  whole turn {name} {whole:.1f} ms, bare {plain:.2f} ms: {verdict(whole / plain, aim)}", end=""
        )
        print(f", with a pause of {pause * 1000:g} ms")


def print_result(bare: Contestant, ours: Contestant) -> None:
    for pause in PAUSES_SECONDS:
        print_turns(bare, ours, pause)
    still, animated = median(bare.turn_seconds[pause]) * 1000, median(ours.animated_seconds) * 1000
    print(f"  one with its animation p50 {animated:.1f} ms: {animated / still:.2f} x bare")
    many, turns = median(bare.rates), median(ours.rates)
    ratio = median(one / other for one, other in zip(ours.rates, bare.rates, strict=True))
    print(f"  {TABLES} tables at once {turns:.0f} turns/s, ", end="")
    print(f"bare {many:.0f}/s: {verdict(ratio, RATE, least=True)}")
    plain, whole = (median(each.cpu_seconds) * 1000 for each in (bare, ours))
    print(f"  computing for a turn then {whole:.1f} ms, bare {plain:.2f} ms: {whole / plain:.2f} x bare")
    plain, whole = (each.memory_bytes / 1e6 for each in (bare, ours))
    print(f"  idle memory {whole:.0f} MB, bare {plain:.0f} MB: {verdict(whole / plain, MEMORY)}")


def report() -> None:
    """Print how long a whole turn takes from outside, as multiples of the bare bot's reply."""
    print(f"whole turns over sockets, {ROUNDS * TURNS} one at a time each way, then {TABLES} tables at once")
    with tempfile.TemporaryDirectory() as folder:
        print_result(*asyncio.run(measure(Path(folder))))
