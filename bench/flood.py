"""Whole turns at one table while others flood the bot with what costs most, from outside, over sockets.

In another channel films of long games are asked for without a pause, none of them twice, and between them
boards, rules, positions in words, leaderboards. The turns of the table are timed before that and meanwhile,
several times in one run, as a machine that others use as well has quick and slow phases. `BENCH_CODE` names
another checkout whose bot is measured instead of this one.
"""

import asyncio
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count, cycle
from pathlib import Path
from statistics import median, quantiles

from bench.local_discord import LocalDiscord
from bench.local_discord.payloads import GUILD_ID, slash_command
from bench.members import TablePlace
from bench.processes import launch
from bench.sockets import WARM_UP_TURNS, time_turns
from engine import Position
from play import Play
from play.people import Member
from play.views import TableView, Venue
from store.records import Ply

ROUNDS = 3
TURNS = 100
"""How many turns each half of a round has, one after the other."""
PAUSE_SECONDS = 0.02
"""The pause between a board and the next press."""
FILMS = 30
"""How many finished games there are: enough for all films that can be made meanwhile."""
TARGET = 21
"""The target of those games, in points: such a film takes seconds."""
FILMS_OF_MEMBER = 5
"""How many films a member may ask for in a row; then another member asks."""
COSTLY = ("board", "describe", "rules", "leaderboard", "stats")
EACH_SECONDS = 0.1
"""The time from one of the other requests to the next."""
CALM_SECONDS = 6.0
"""The wait after a flood, until everything under way is done."""
AIM = 2.0
"""How many times as long a turn may take in the flood: its p99, divided by the p99 without."""


async def play_games(folder: Path, channel_id: int) -> None:
    """Put finished games of long ago into the database of the bot that will be started."""
    play = await Play.open(f"sqlite+aiosqlite:///{folder / 'ours'}.sqlite3", languages=(), themes=())
    rng, seats = random.Random(1), (Member(1, "One").seat(0), Member(2, "Other").seat(1))
    for _ in range(FILMS):
        venue = Venue(GUILD_ID, channel_id, "en", rated=False)
        view = await play.tables.start("boulomania", {"target": TARGET}, seats, venue, nonce="start")
        moves, position = play_out(view, rng)
        changed = replace(view.table, notation=str(position), ply=view.table.ply + len(moves), state="over")
        over = await play.store.tables.save(view.table, changed, moves)
        await play.store.tables.note_shown(over, 1)
    await play.close()


def play_out(view: TableView, rng: random.Random) -> tuple[list[Ply], Position]:
    """Play a game to its end at random; return its plies and its last position."""
    moves, position = list[Ply](), view.position
    while position.outcome() is None:
        cast = position.cast
        token = rng.choice(cast.throws if cast else position.legal_actions() or [position.automatic or ""])
        moves.append(Ply(view.table.ply + len(moves), token, None, "nonce" if cast else None))
        position, _ = position.apply(token)
    return moves, position


class Flood:
    """Members who want everything at once."""

    def __init__(self, discord: LocalDiscord, channel_id: int) -> None:
        self._discord, self._channel_id = discord, channel_id
        self._members = count(50_000)
        self._films = iter(range(1, FILMS + 1))
        self.films = 0
        """How many films have been shown."""

    @asynccontextmanager
    async def rising(self) -> AsyncIterator[None]:
        """Keep the flood going during this block."""
        tasks = [asyncio.create_task(each) for each in (self._ask_for_films(), self._ask_for_more())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _ask(self, what: str, member_id: int, **options: str) -> None:
        command = self._discord.commands["boulo"]
        await self._discord.interact(slash_command(command, what, member_id, self._channel_id, **options))

    async def _ask_for_films(self) -> None:
        """Ask for the next film as soon as one is shown."""
        while True:
            member_id = next(self._members)
            for _ in range(FILMS_OF_MEMBER):
                await self._ask("replay", member_id, number=str(next(self._films)))
                await self._wait_for_film()

    async def _wait_for_film(self) -> None:
        while True:
            shown = await self._discord.shown[self._channel_id].get()
            if any(file["filename"].endswith(".gif") for file in shown.message["attachments"]):
                self.films += 1
                return

    async def _ask_for_more(self) -> None:
        for what in cycle(COSTLY):
            await self._ask(what, next(self._members))
            await asyncio.sleep(EACH_SECONDS)


async def measure(folder: Path) -> tuple[list[list[float]], list[list[float]], int]:
    """The seconds of the turns of each round, quiet and flooded, and how many films were shown meanwhile."""
    quiet, flooded = list[list[float]](), list[list[float]]()
    async with LocalDiscord.open(2) as discord:
        here, elsewhere = discord.channel_ids
        await play_games(folder, elsewhere)
        async with launch("ours", discord, folder):
            place, flood = TablePlace(discord, here), Flood(discord, elsewhere)
            await time_turns(place, WARM_UP_TURNS, PAUSE_SECONDS)
            for _ in range(ROUNDS):
                quiet.append(await time_turns(place, TURNS, PAUSE_SECONDS))
                async with flood.rising():
                    flooded.append(await time_turns(place, TURNS, PAUSE_SECONDS))
                await asyncio.sleep(CALM_SECONDS)
    return quiet, flooded, flood.films


def report() -> None:
    """Print how long a turn takes in a flood, as a multiple of one without."""
    print(f"turns at one table in a flood elsewhere, {ROUNDS} times {TURNS} quiet and {TURNS} flooded")
    with tempfile.TemporaryDirectory() as folder:
        quiet, flooded, films = asyncio.run(measure(Path(folder)))
    for name, part in (("p50", 49), ("p99", 98)):
        calm, rough = (
            [quantiles(each, n=100)[part] * 1000 for each in rounds] for rounds in (quiet, flooded)
        )
        ratio = median(one / other for one, other in zip(rough, calm, strict=True))
        reached = f" (aim {AIM:g}: {'reached' if ratio <= AIM else 'NOT reached'})" if name == "p99" else ""
        words = f"{median(rough):.1f} ms, quiet {median(calm):.1f} ms: {ratio:.2f} x quiet{reached}"
        print(f"  turn {name} flooded {words}")
    print(f"  films shown meanwhile: {films}")
