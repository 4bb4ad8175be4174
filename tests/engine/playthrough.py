"""One whole game of each kind, written down move by move with everything that happened.

`python -m tests.engine.playthrough` writes the files in `golden/` anew; read the difference before
committing it, it is a change of the rules.
"""

import random
from pathlib import Path

from engine import GAMES, Position

GOLDEN = Path(__file__).parent / "golden"


def random_token(position: Position, rng: random.Random) -> str:
    """A legal action, or a roll as dice would fall."""
    cast = position.cast
    return rng.choice(position.legal_actions() if cast is None else cast.throws)


def tokens_of(record: str) -> list[str]:
    """The actions and rolls of a written game."""
    return [line.removeprefix("> ") for line in record.splitlines() if line.startswith("> ")]


def write_down(name: str, tokens: list[str]) -> str:
    """The game in which those actions and rolls are played."""
    position = GAMES[name].new()
    lines = [str(position)]
    for token in tokens:
        position, events = position.apply(token)
        lines += [f"> {token}", *(f"  {event}" for event in events), str(position)]
    lines.append(f"{position.score()} {position.outcome()!r}")
    return "\n".join(lines) + "\n"


def _random_game(name: str) -> list[str]:
    rng = random.Random(name)
    position, tokens = GAMES[name].new(), []
    while position.turn != "over":
        tokens.append(random_token(position, rng))
        position, _ = position.apply(tokens[-1])
    return tokens


if __name__ == "__main__":
    for name in GAMES:
        (GOLDEN / f"{name}.txt").write_text(write_down(name, _random_game(name)), encoding="utf-8")
