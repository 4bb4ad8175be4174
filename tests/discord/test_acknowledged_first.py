"""What takes a while is acknowledged before it is done, so that Discord does not call it failed.

That nothing slow comes first is watched in every test of this folder (`acknowledging.py`), and all of them
together use every command and every control (`tests/usage.py`).
"""

from typing import Any

import discord
import pytest
from simcord import MemberActor

from cogs.services import history, looks, replays, rules
from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    custom_ids,
    give_up,
    private_answer,
    start,
    text,
    texts,
)

OF_BOULO = ("verify", "describe", "rules", "stats", "leaderboard", "resign")
DEFERRED = {5, 6}
"""What Discord calls "thinking", and "will change this message"."""


def callbacks(place: Place) -> list[int]:
    """How every interaction was first answered."""
    answered = [each for each in place.env.http_requests if each.path.endswith("/callback")]
    return [each.json["type"] for each in answered if each.json]


@pytest.fixture
async def over(place: Place) -> MemberActor:
    """Carl, in whose channel a game is over."""
    await start(place, points=1, balls=1)
    board = board_of(place.channel)
    await click(place.anna if "anna" in texts(board).split("\n")[-1] else place.ben, board, actions(board)[0])
    await give_up(place.anna, place.channel)
    return place.carl


@pytest.mark.parametrize("command", ["rules", "describe", "verify", "replay", "board"])
async def test_a_command(place: Place, over: MemberActor, command: str) -> None:
    await over.slash(place.channel, f"boulo {command}")
    assert callbacks(place)[-1] in DEFERRED


async def test_slow_work_before_the_answer_is_noticed(
    place: Place, early: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    help_, store = bot_of(place).services.help, bot_of(place).play.store
    show = help_.show

    async def show_late(interaction: discord.Interaction) -> None:
        await store.settings.of_guild(place.env.guild.id)
        await show(interaction)

    monkeypatch.setattr(help_, "show", show_late)
    await place.anna.slash(place.channel, "help")
    assert early == ["/help: Sqlite.read"]
    early.clear()


@pytest.mark.parametrize("command", ["challenge", "team", "replay"])
async def test_what_all_see_is_posted_beside_the_private_answer(
    place: Place, over: MemberActor, command: str
) -> None:
    """An answer in place of a private "thinking" is private, and as an edit it pings nobody."""
    before = len(place.env.http_requests)
    result = await over.slash(place.channel, f"boulo {command}")
    sent = [(each.method, each.path.rpartition("/")[2]) for each in place.env.http_requests[before:]]
    told = [each for each in sent if each[0] != "PATCH"]  # which say how far a film is on a busy machine
    assert told == [("POST", "callback"), ("POST", "messages"), ("DELETE", "@original")]
    assert result.ephemeral
    assert not answer(result).ephemeral


@pytest.mark.parametrize("status", [400, 403, 404])
async def test_where_the_bot_may_only_answer_all_see_the_answer(
    place: Place, over: MemberActor, status: int
) -> None:
    """It may not write there, or the thread is closed."""
    place.env.inject_error("POST", "/channels/*/messages", status=status)
    result = await over.slash(place.channel, "boulo replay")
    assert not answer(result).ephemeral
    assert answer(result).attachments[0].size > 0


async def test_what_may_have_been_posted_is_not_posted_twice(place: Place, over: MemberActor) -> None:
    place.env.inject_error("POST", "/channels/*/messages", status=502)
    result = await over.slash(place.channel, "boulo replay")
    assert private_answer(result) == text("en", "went-wrong")


async def test_another_page_of_the_rules(place: Place) -> None:
    shown = answer(await place.carl.slash(place.channel, "boulo rules"))
    first = texts(shown.message)
    _, after = custom_ids(shown.message)
    await place.carl.click(shown.message, custom_id=after)
    assert callbacks(place)[-1] in DEFERRED
    assert texts(shown.message) != first


async def test_a_rematch_asks_discord_for_nothing_first(place: Place, over: MemberActor) -> None:
    before = len(place.env.http_requests)
    await place.ben.slash(place.channel, "boulo rematch")
    first, *_ = place.env.http_requests[before:]
    assert first.path.endswith("/callback")


@pytest.mark.parametrize(
    ("command", "where", "what"),
    [("rules", rules, "draw_example"), ("describe", looks, "spoken"), ("replay", replays, "format_dt")],
)
async def test_a_failure_after_the_acknowledgement_is_answered(
    place: Place, over: MemberActor, monkeypatch: pytest.MonkeyPatch, command: str, where: Any, what: str
) -> None:
    def fail(*args: Any, **kwargs: Any) -> Any:
        raise ValueError

    monkeypatch.setattr(where, what, fail)
    result = await over.slash(place.channel, f"boulo {command}")
    assert "went wrong" in answer(result).content


@pytest.mark.parametrize(
    "command",
    [*(f"boulo {each}" for each in OF_BOULO), "help", "history", "privacy", "tables list", "settings"],
)
async def test_the_answer_takes_the_place_of_the_thinking(place: Place, command: str) -> None:
    await start(place)
    await bot_of(place).play.settings.change(place.env.guild.id, language="en")
    role = place.env.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    member = place.env.guild.add_member(place.env.create_user("mia"), roles=[role])
    before = len(place.env.http_requests)
    await member.slash(place.channel, command)
    sent = [(each.method, each.path.rpartition("/")[2]) for each in place.env.http_requests[before:]]
    assert sent == [("POST", "callback"), ("PATCH", "@original")]


@pytest.mark.parametrize("command", ["help", "boulo rules"])
async def test_components_are_shown_though_the_thinking_is_gone(place: Place, command: str) -> None:
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008)
    result = await place.anna.slash(place.channel, command)
    assert answer(result).ephemeral
    assert answer(result).components


@pytest.mark.usefixtures("over")
async def test_a_second_message_follows_the_first(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "in_messages", lambda _: ["one", "two"])
    result = await place.anna.slash(place.channel, "history")
    assert result.response is not None
    assert [result.response.content, *(each.content for each in result.followups)] == ["one", "two"]


async def test_words_are_shown_though_the_thinking_is_gone(place: Place, over: MemberActor) -> None:
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008)
    before = len(place.env.http_requests)
    result = await over.slash(place.channel, "boulo verify")
    assert [each.method for each in place.env.http_requests[before:]] == ["POST", "PATCH", "POST"]
    assert private_answer(result)
