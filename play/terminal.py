"""A game against the computer in a terminal, in words.

A second front end of the driver, next to the one on Discord: it hears of every change and tells it.
"""

import asyncio
import getpass
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

from engine import GAMES, SIDES, find_game
from play import Play
from play.challenges import seats_against_computer
from play.listeners import TableChanged
from play.people import Member
from play.refusals import Refusal
from play.views import TableView, Venue
from players import LEVELS, USUAL_LEVEL
from words import (
    STOPS,
    Listener,
    People,
    Stop,
    caption,
    headline,
    layout,
    opponent_name,
    say_in,
    spoken,
    why_line,
    word_offer,
    word_refusal,
)

YOU = Member(1, getpass.getuser().capitalize())
SAY = say_in("en")
USAGE = f"Usage: python -m play [{' | '.join(GAMES)}] [{' | '.join(LEVELS)}]"
HINT = "The number of a move, ? for the board in words, ?? for how it is laid out, resign, or quit: "
MOST_LISTED = 40


def people_of(view: TableView) -> People:
    a, b = (view.table.seat(side).name for side in (0, 1))
    return People.of_players(a, b)


async def tell(change: TableChanged) -> None:
    """Print the score and what has happened, once the computer has answered."""
    view, people = change.view, people_of(change.view)
    if view.seat is not None and view.seat.level is not None:
        return
    reason = view.table.reason or ""
    stop = Stop(reason, view.table.winner) if reason in STOPS else None
    ply = view.table.ply - len(view.steps)
    told = [headline(view.position, people, SAY), caption(view.steps, people, SAY, stop=stop, ply=ply)]
    if view.seat is not None:
        told.append(why_line(view.position, view.steps, people, SAY))
    print("\n".join(["", *map(write_plainly, filter(None, told)), ""]))


def write_plainly(text: str) -> str:
    """The words without the marks that are for Discord: of a headline, of bold letters, of signs in names."""
    return re.sub(r"^### |\*\*|\\(?=\W)", "", text, flags=re.MULTILINE)


def describe(view: TableView) -> str:
    """The board in words for whoever is to move."""
    side = SIDES.index(view.position.turn)
    return spoken(view.position, SAY, listener=Listener(side, people_of(view).names))


def list_moves(view: TableView) -> Sequence[str]:
    """Print what can be done, as far as that fits on a screen."""
    actions = sorted(view.position.legal_actions())
    for number, action in enumerate(actions[:MOST_LISTED], start=1):
        print(f"  {number:3}  {word_offer(view.position, action, SAY)}  ({action})")
    if len(actions) > MOST_LISTED:
        print(
            f"  ... and {len(actions) - MOST_LISTED} more: type one as it is written, such as {actions[-1]}"
        )
    return actions


def choose(actions: Sequence[str], typed: str) -> str:
    """The move with that number, or as it was typed."""
    number = int(typed) if typed.isdecimal() and len(typed) < 5 else 0
    return actions[number - 1] if 0 < number <= min(len(actions), MOST_LISTED) else typed


async def take_turn(play: Play, view: TableView) -> TableView | None:
    """Ask what to do and do it; None if the player wants to stop."""
    actions = list_moves(view)
    typed = (await asyncio.to_thread(input, HINT)).strip()
    if typed in ("quit", "q"):
        return None
    if typed == "?":
        print(describe(view))
    elif typed == "??":
        print(layout(view.position.name, SAY))
    elif typed == "resign":
        return await play.driver.resign(view.table.id, YOU.id)
    elif typed:
        try:
            action = choose(actions, typed)
            return await play.driver.act(view.table, view.table.ply, YOU.id, action, "terminal")
        except Refusal as refusal:
            print(word_refusal(refusal.code, refusal.facts, SAY))
    return view


async def run(game: str, level: str, folder: Path) -> None:
    play = await Play.open(f"sqlite+aiosqlite:///{folder / 'game.sqlite3'}", languages=("en",), themes=())
    play.driver.listen(tell)
    seats = seats_against_computer(YOU, opponent_name(level, SAY), level)
    try:
        by_lot = find_game(game).begins_by_lot
        view: TableView | None = await play.driver.start(
            game, {}, seats, Venue(None, 1, "en"), nonce="start", by_lot=by_lot
        )
        while view is not None and view.seat is not None:
            view = await take_turn(play, view)
    except EOFError:
        print()
    finally:
        await play.close()


def main(words: Sequence[str]) -> int:
    game, level = (*words, *(next(iter(GAMES)), USUAL_LEVEL)[len(words) :])[:2]
    if len(words) > 2 or game not in GAMES or level not in LEVELS:
        print(USAGE)
        return 2
    with tempfile.TemporaryDirectory(prefix="boulo-") as folder:
        asyncio.run(run(game, level, Path(folder)))
    return 0
