"""Random play, single thread: our games next to OpenSpiel's and python-chess, side by side.

All play by the same loop: ask whose turn it is, list every legal action (or roll the dice), pick one
at random, apply it. A round lets each contestant play for a moment in turn, so that a slow phase of
the machine hits all of them; ratios are taken within a round, then their median.
"""

import random
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter
from typing import NamedTuple

import chess
import pyspiel

from engine import GAMES, Position

ROUNDS = 15
SECONDS = 0.2
LONGEST_CHESS_GAME = 300


class Pace(NamedTuple):
    """What a contestant did in a second."""

    moves: float
    listed: float


Playout = Iterator[int]
"""Yields, after each move of one random game, how many legal actions had been listed for it."""


def play_ours(start: Position, rng: random.Random) -> Playout:
    position = start
    while True:
        cast = position.cast
        actions = position.legal_actions() if cast is None else cast.throws
        if not actions:
            return
        position, _ = position.apply(rng.choice(actions))
        yield len(actions) if cast is None else 0


def play_open_spiel(game: "pyspiel.Game", rng: random.Random) -> Playout:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
            yield 0
        else:
            actions = state.legal_actions()
            state.apply_action(rng.choice(actions))
            yield len(actions)


def play_chess(rng: random.Random) -> Playout:
    board = chess.Board()
    for _ in range(LONGEST_CHESS_GAME):
        moves = list(board.legal_moves)
        if not moves:
            return
        board.push(rng.choice(moves))
        yield len(moves)


def pace(playout: Callable[[], Playout]) -> Pace:
    moves = listed = 0
    start = perf_counter()
    while perf_counter() - start < SECONDS:
        for actions in playout():
            moves += 1
            listed += actions
    seconds = perf_counter() - start
    return Pace(moves / seconds, listed / seconds)


def contestants(rng: random.Random) -> dict[str, Callable[[], Playout]]:
    entries: dict[str, Callable[[], Playout]] = {}
    for name, game in GAMES.items():
        entries[name] = lambda game=game: play_ours(game.new(), rng)  # type: ignore[misc]
    for name in ("connect_four", "backgammon", "othello", "checkers"):
        loaded = pyspiel.load_game(name)
        entries[f"open_spiel {name}"] = lambda game=loaded: play_open_spiel(game, rng)  # type: ignore[misc]
    entries["python-chess"] = lambda: play_chess(rng)
    return entries


AIMS = (
    ("boulomania", "open_spiel backgammon", "moves", 3.0),
    ("petanque", "open_spiel backgammon", "moves", 3.0),
    ("carami", "open_spiel checkers", "moves", 0.25),
    ("boulomania", "python-chess", "moves", 1.0),
    ("petanque", "python-chess", "moves", 1.0),
    ("carami", "python-chess", "moves", 1.0),
    ("boomerang", "python-chess", "listed", 2.0),
)


def report() -> None:
    """Print every contestant's pace, then each aim and whether it is met."""
    entries = contestants(random.Random(13))
    rounds = [{name: pace(playout) for name, playout in entries.items()} for _ in range(ROUNDS)]
    print(f"random play, medians of {ROUNDS} rounds of {SECONDS} s each")
    print(f"  {'':24} {'moves/s':>10} {'listed/s':>12}")
    for name in entries:
        moves = median(each[name].moves for each in rounds)
        listed = median(each[name].listed for each in rounds)
        print(f"  {name:24} {moves:10,.0f} {listed:12,.0f}")
    for ours, theirs, what, aim in AIMS:
        ratio = median(getattr(each[ours], what) / getattr(each[theirs], what) for each in rounds)
        verdict = "reached" if ratio >= aim else "NOT reached"
        print(f"  {ours} / {theirs}, {what}: {ratio:.2f} (aim {aim}: {verdict})")
