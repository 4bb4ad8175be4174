"""Boomerang's free mode in the words of a test: a ghost, where its buttons lead, and walking it there."""

from math import dist

import discord
from simcord import InteractionResult, MemberActor

from cogs.controls.ghosts import ARROWS, Spot
from tests.discord.conftest import Place
from tests.discord.playing import answer, buttons, last_message


async def start(place: Place) -> None:
    """Let Anna put a cross in the middle; Ben is to move."""
    await place.anna.slash(place.channel, "boomerang challenge", opponent=place.ben, begin="me")
    await place.ben.click(last_message(place.channel), label="Accept")
    await place.anna.slash(place.channel, "boomerang place", piece="X5", at="d4", rotation=0)


def ways(message: discord.Message) -> dict[str, str]:
    """The custom ids of the ways that a ghost can go from here, by their names."""
    found = [button.custom_id or "" for button in buttons(message) if not button.disabled]
    return {custom_id.split(":")[3]: custom_id for custom_id in found if custom_id.startswith("f:")}


def put_down(message: discord.Message) -> discord.Button:
    """The button that puts the ghost down; it says where the ghost is."""
    return next(button for button in buttons(message) if (button.custom_id or "").startswith("a:"))


def spot_of(message: discord.Message) -> str:
    return (put_down(message).custom_id or "").split(":", 4)[4]


async def press(member: MemberActor, opened: InteractionResult, way: str) -> InteractionResult:
    """Press a button of the private message that choosing a piece has opened."""
    message = answer(opened).message
    return await member.click(message, custom_id=ways(message)[way])


async def walk(member: MemberActor, opened: InteractionResult, action: str) -> None:
    """Turn the ghost and walk it to a spot, click by click."""
    wanted = Spot.parse(action)
    while (spot := Spot.parse(spot_of(answer(opened).message))) != wanted:
        await press(member, opened, _way(ways(answer(opened).message), spot, wanted))


def _way(offered: dict[str, str], spot: Spot, wanted: Spot) -> str:
    """The next click on the way from one spot to another: whichever arrow leads nearer to it."""
    if spot.rotation != wanted.rotation:
        return "turn"
    arrows = {way: Spot.parse(custom_id.rpartition(":")[2]) for way, custom_id in offered.items()}
    return min(ARROWS.keys() & arrows.keys(), key=lambda way: dist(arrows[way].anchor, wanted.anchor))
