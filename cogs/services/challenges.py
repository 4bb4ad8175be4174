"""Challenges to a member or to anybody, and their answers."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

import discord

from cogs.answers import UNREACHED, Answers, acknowledge, drop_menu, post, replace_answer, tell
from cogs.controls.components import ControlButton, buttons_view, control_button, has_control
from cogs.controls.kinds import AnswerChallenge, ChallengeTo
from cogs.controls.languages import language_under
from cogs.controls.lessons import learn_button
from cogs.people import member_of, name_of, place_of
from cogs.services.start import Start, in_thread, word_commitment, word_rating
from engine import GAMES, describe, find_game
from play import challenges as play
from play.flood_limits import Limits
from play.learners import Learners
from play.people import Member
from play.refusals import Refusal
from play.terms import BY_LOT, NO_CLOCK, Terms, terms_of, terms_to_accept
from store import DatabaseTrouble
from store.records import Challenge, GuildSettings, Table
from words import Say, escape_name, word_game

OfferBlock = Callable[[discord.Interaction, int], Awaitable[None]]
"""Offers a member a button that blocks somebody."""
GONE = ("challenge-gone", "invitation-gone")
"""The codes of refusals that mean that a challenge can no longer be answered."""


class Challenges:
    """Posts challenges, and starts the games of those that are accepted."""

    def __init__(
        self,
        challenges: play.Challenges,
        start: Start,
        answers: Answers,
        limits: Limits,
        offer_block: OfferBlock,
        learners: Learners,
    ) -> None:
        self._learners = learners
        self._showing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._challenges = challenges
        self._start = start
        self._answers = answers
        self._limits = limits
        self._offer_block = offer_block

    async def challenge(
        self,
        interaction: discord.Interaction,
        game: str,
        opponent: discord.Member | discord.User | None,
        terms: Terms,
    ) -> None:
        """Challenge a member, or anybody."""
        await self._challenge(interaction, game, None if opponent is None else member_of(opponent), terms)

    async def ask_game(
        self, interaction: discord.Interaction, opponent: discord.Member | discord.User
    ) -> None:
        """Ask to which game a member is to be challenged. Raises `Refusal` if they cannot be challenged."""
        await acknowledge(interaction)
        try:
            play.check_opponent(place_of(interaction), member_of(interaction.user), member_of(opponent))
        except Refusal as refusal:  # its words name commands of a game: any will do
            raise Refusal(refusal.code, game=next(iter(GAMES))) from None
        say = await self._answers.say(interaction)
        buttons = [
            control_button(ChallengeTo(game, str(opponent.id)), word_game(game, say)) for game in GAMES
        ]
        await tell(interaction, say("challenge-to-what", mention=opponent.mention), buttons_view(buttons))

    async def challenge_to(self, interaction: discord.Interaction, control: ChallengeTo) -> None:
        """Challenge the member to the game that was chosen, on the usual terms."""
        await self.challenge_by_id(interaction, control.game, int(control.member), Terms({}))

    async def challenge_by_id(
        self, interaction: discord.Interaction, game: str, opponent_id: int | None, terms: Terms
    ) -> None:
        """Challenge the member with that id, or anybody."""
        opponent = None if opponent_id is None else Member(opponent_id, f"<@{opponent_id}>")
        try:
            await self._challenge(interaction, game, opponent, terms)
        except Refusal as refusal:
            if opponent is None or refusal.facts.get("name") != opponent.name:
                raise
            name = await name_of(interaction, opponent.id)
            raise Refusal(refusal.code, **{**refusal.facts, "name": name}) from None
        await drop_menu(interaction)

    async def _challenge(
        self, interaction: discord.Interaction, game: str, opponent: Member | None, terms: Terms
    ) -> None:
        await acknowledge(interaction)
        asked = in_thread(game, "challenge", terms, opponent and opponent.id)
        try:
            await self._start.check(interaction, terms, asked)
        except Refusal as refusal:
            if refusal.code == "channel-taken":  # a thread would be no help against what this refuses
                play.check_opponent(place_of(interaction), member_of(interaction.user), opponent)
            raise
        await self._post(interaction, game, opponent, terms)

    async def challenge_again(self, interaction: discord.Interaction, table: Table, terms: Terms) -> None:
        """Challenge the opponent of that game again; anybody, if they were forgotten."""
        other = table.seat(1 - play.check_rematch(table, interaction.user.id))
        opponent = None if other.member_id is None else Member(other.member_id, other.name)
        await self._post(interaction, table.game, opponent, terms)

    async def _post(
        self, interaction: discord.Interaction, game: str, opponent: Member | None, terms: Terms
    ) -> None:
        with self._limits.spending("challenge", interaction.user.id, _pinged(opponent and opponent.id)):
            settings = await self._answers.settings(interaction)
            challenge = await self._challenges.make(
                game, terms, settings, place_of(interaction), member_of(interaction.user), opponent
            )
            try:
                await self._send(interaction, challenge, settings)
            except Exception:
                with suppress(DatabaseTrouble):
                    await self._challenges.allow_again(challenge)
                raise

    async def _send(
        self, interaction: discord.Interaction, challenge: Challenge, settings: GuildSettings
    ) -> None:
        """Show a challenge that is saved to everybody."""
        game, opponent_id = challenge.game, challenge.opponent_id
        say = await self._answers.say_to_all(interaction, game)
        pinged = [discord.Object(each) for each in await self._challenges.who_is_pinged(challenge)]
        words, buttons = _word(challenge, settings, say), _buttons(challenge, say)
        if opponent_id is not None and await self._learners.is_new(opponent_id, game):
            words += f"\n{_word_newcomer(challenge, say)}"
            buttons.append(learn_button(game, say, first=False))
        await post(
            interaction,
            content=words,
            view=buttons_view(buttons),
            allowed_mentions=discord.AllowedMentions(users=pinged),
        )

    async def answer(self, interaction: discord.Interaction, control: AnswerChallenge) -> None:
        """Accept, decline or withdraw a challenge, in the language of whoever made it."""
        await interaction.response.defer()
        accept = replace(control, answer="accept")
        self._answers.keep_language(
            interaction, language_under(interaction.message, accept, "challenge-accept")
        )
        try:
            if control.answer == "accept":
                await self._accept(interaction, control)
            else:
                await self._turn_down(interaction, control)
        except Refusal as refusal:
            if refusal.code not in GONE:
                raise
            await self._retire(interaction, control)
            raise Refusal("challenge-gone") from None

    async def _turn_down(self, interaction: discord.Interaction, control: AnswerChallenge) -> None:
        """Decline or withdraw; whoever declines is offered to block the challenger."""
        where, by = place_of(interaction), interaction.user.id
        challenge = await self._challenges.turn_down(
            control.challenge, control.game, where, by, control.answer
        )
        await self._close(interaction, control)
        if control.answer == "decline":
            await self._offer_block(interaction, challenge.challenger_id)

    async def _accept(self, interaction: discord.Interaction, control: AnswerChallenge) -> None:
        """Start the game; the challenge is removed in the same transaction."""
        member = member_of(interaction.user)
        challenge, settings = await self._challenges.find_with_settings(
            control.challenge, control.game, place_of(interaction), member.id, "accept"
        )
        self._answers.keep_settings(interaction, settings)
        last = await self._start.check(interaction, terms_of(challenge))
        terms = terms_to_accept(challenge, last)
        seats = play.seats_of_challenge(challenge, member, last)
        view = await self._start.begin(interaction, challenge.game, seats, terms, last, challenge)
        self._limits.give_back("challenge", challenge.challenger_id, _pinged(challenge.opponent_id))
        await self._close(interaction, control, f"<#{view.table.channel_id}>" if terms.threaded else "")
        await self._start.offer_language(interaction)

    async def _close(
        self, interaction: discord.Interaction, control: AnswerChallenge, link: str = ""
    ) -> None:
        """Replace the message of a challenge by what became of it."""
        say = await self._answers.say_to_all(interaction, control.game)
        done = say(f"challenge-{control.answer}-done", name=escape_name(interaction.user.display_name))
        async with self._in_order(control):
            await replace_answer(interaction, f"{done} {link}".strip())

    async def _retire(self, interaction: discord.Interaction, control: AnswerChallenge) -> None:
        """Remove the buttons of a challenge that can no longer be answered."""
        say = await self._answers.say_to_all(interaction, control.game)
        with suppress(*UNREACHED):
            async with self._in_order(control):
                message = await interaction.original_response()
                if has_control(message, control):  # otherwise it says already what became of it
                    await message.edit(content=say("challenge-gone"), view=None)

    def _in_order(self, control: AnswerChallenge) -> asyncio.Lock:
        """The lock under which its message is changed, so that the final words stay."""
        return self._showing.setdefault(control.challenge, asyncio.Lock())


def _pinged(opponent_id: int | None) -> list[int]:
    """The members whom a challenge to that member, or to anybody, pings."""
    return [] if opponent_id is None else [opponent_id]


def _word(challenge: Challenge, settings: GuildSettings, say: Say) -> str:
    """Who challenges whom, to what, and on what terms."""
    asked = say(
        "challenge-anybody" if challenge.opponent_id is None else "challenge-member",
        name=escape_name(challenge.challenger_name),
        mention=f"<@{challenge.opponent_id}>",
        game=say(f"game-{challenge.game}"),
    )
    terms = " ".join(_word_terms(challenge, settings, say))
    return "\n".join([asked, terms, *word_commitment(challenge, say)])


def _word_terms(challenge: Challenge, settings: GuildSettings, say: Say) -> Iterator[str]:
    """What whoever accepts agrees to: length, clock, thread, who begins, and whether it is rated."""
    yield from _word_length(challenge, say)
    yield say("challenge-clock", clock=say(f"clock-{challenge.clock or NO_CLOCK}"))
    yield say("lobby-thread" if challenge.threaded else "challenge-here")
    yield from _word_begin(challenge, say)
    if challenge.hidden_racks:
        yield say("challenge-hidden-racks")
    yield from word_rating(challenge, settings, say)


def _word_length(challenge: Challenge, say: Say) -> Iterator[str]:
    """How many boules each has and how many points win, with the name of that length; only in dice games."""
    game = find_game(challenge.game)
    if not game.has_dice:
        return
    start = game.new(**challenge.options)
    told = {"balls": describe(start).balls, "points": describe(start).target}
    lengths = {"length-quick": game.new(**game.quick), "length-classic": game.new()} if game.quick else {}
    name = next((name for name, usual in lengths.items() if usual == start), None)
    if name is None:
        yield say("challenge-length", **told)
    else:
        yield say("challenge-length-named", length=say(name), **told)


def _word_begin(challenge: Challenge, say: Say) -> Iterator[str]:
    """Who begins; in games with dice, that the first roll decides."""
    if not find_game(challenge.game).begins_by_lot:
        yield say("challenge-begin-roll")
    elif challenge.begin == BY_LOT:
        yield say("challenge-begin-lot")
    elif terms_of(challenge).side == 0:
        yield say("challenge-begin", name=escape_name(challenge.challenger_name))
    elif challenge.opponent_id is not None:
        yield say("challenge-begin", name=f"<@{challenge.opponent_id}>")
    else:
        yield say("challenge-begin-other")


def _word_newcomer(challenge: Challenge, say: Say) -> str:
    """The note that the game is soon learned, for members who have never played it."""
    return say("learn-newcomer", game=say(f"game-{challenge.game}"))


def _buttons(challenge: Challenge, say: Say) -> list[ControlButton]:
    """The buttons of the answers; an open challenge cannot be declined."""
    accept, decline, withdraw = (
        control_button(
            AnswerChallenge(challenge.game, challenge.id, answer),
            say(f"challenge-{answer}"),
            style=discord.ButtonStyle.success if answer == "accept" else discord.ButtonStyle.secondary,
        )
        for answer in ("accept", "decline", "withdraw")
    )
    return [accept, decline, withdraw] if challenge.opponent_id else [accept, withdraw]
