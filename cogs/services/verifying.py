"""Lets anybody check the dice of a game: while it goes on, every roll so far; afterwards also the seed."""

from collections.abc import Iterator, Sequence
from io import BytesIO

import discord

from cogs.answers import Answers, acknowledge, tell
from cogs.matches import people_of
from cogs.services.finding import TableFinder
from play import Play
from play.dice import ASKERS, follows_seed, has_dice
from play.earlier_rules import is_earlier
from play.proofs import prove
from play.refusals import Refusal
from play.verifying import Fault, Verified, verify
from play.views import hidden_from
from play.workers import Worker
from store.records import Ply, Table
from words import Say, what_is_drawn, word_lot

MOST_FAULTS = 5
"""How many faults are told, at most; one alone would be enough."""
_COMMITTED = {"dice": "verify-committed", "lot": "verify-committed-lot"}


class Verifying:
    """Tells whether a game is what it should be, with the proof by which anybody can check it."""

    def __init__(self, play: Play, finder: TableFinder, answers: Answers, working: Worker) -> None:
        self._play = play
        self._finder = finder
        self._answers = answers
        self._working = working

    async def verify(self, interaction: discord.Interaction, game: str, table_id: int | None = None) -> None:
        """Tell what is right and what is wrong; without a game, the commitment for the next one."""
        await acknowledge(interaction)
        try:
            table = await self._finder.find(interaction, game, table_id)
        except Refusal as refusal:
            if refusal.code == "no-table" and table_id is None:
                await tell(interaction, await self._word_next(interaction, game))
            raise
        self._play.limits.spend("look", interaction.user.id)
        table, log = await self._play.tables.read_whole(table.id)
        verified, proof = await self._working.run(_look_through, table, log)
        words = [*_word(table, verified, await self._answers.say(interaction, game))]
        if table.state != "playing":
            words.append(await self._word_next(interaction, game))
        file = (
            None if hidden_from(table) else discord.File(BytesIO(proof.encode()), f"{game}-{table.id}.json")
        )
        await tell(interaction, "\n".join(filter(None, words)), file=file)

    async def _word_next(self, interaction: discord.Interaction, game: str) -> str:
        following = await self._play.seeds.commitment(interaction.user.id)
        return (await self._answers.say(interaction, game))("dice-next", hash=following)


def _look_through(table: Table, log: Sequence[Ply]) -> tuple[Verified, str]:
    return verify(table, log), prove(table, log)


def _word(table: Table, verified: Verified, say: Say) -> Iterator[str]:
    if is_earlier(table):
        yield say("verify-earlier-rules")
    if verified.faults:
        yield say("verify-wrong")
        yield from (f"- {_word_fault(fault, say)}" for fault in verified.faults[:MOST_FAULTS])
    elif not has_dice(table.game):
        yield _word_lot(table, say)
    elif table.state == "playing":
        yield say("verify-so-far", rolls=verified.rolls)
    elif is_earlier(table):
        yield say("verify-earlier-right", rolls=verified.rolls)
    else:
        yield say("verify-right", rolls=verified.rolls)
    if hidden_from(table):
        yield say("verify-hidden")
    if not follows_seed(table):
        return
    if table.state == "playing" or hidden_from(table):
        yield say(_COMMITTED[what_is_drawn(table.game)], hash=table.commitment)
    else:
        yield say("verify-secret", seed=table.seed, hash=table.commitment)
    if table.start is not None:
        yield say("verify-practice", position=table.start)
    if table.unanswered:
        yield say("verify-unanswered", count=table.unanswered)


def _word_lot(table: Table, say: Say) -> str:
    """How it was decided who begins a game without dice."""
    if table.lot is None:
        return say("verify-no-lot")
    first, second = people_of(table, say).names
    names = (first, second) if table.lot in ASKERS else (second, first)
    return f"✅ {word_lot(table.lot, names, say)} {say('verify-lot')}"


def _word_fault(fault: Fault, say: Say) -> str:
    return say(f"fault-{fault.code}", **fault.facts)
