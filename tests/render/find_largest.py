"""`python -m tests.render.find_largest` plays many random games and keeps the frames that make the largest
files in `largest.json`. To be run anew when a board is drawn differently; it takes some minutes."""

import json
from collections.abc import Iterator
from heapq import nlargest
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from zlib_ng import zlib_ng

from engine.games import GAMES
from render import PAINTERS, Subject
from render.kit.picture import HARD
from tests.render.play import Played, play_any

LARGEST_FRAMES = Path(__file__).with_name("largest.json")
KEPT = 12
GAMES_PLAYED = {"boomerang": 200, "boulomania": 30, "carami": 60, "petanque": 30}
OPTIONS: dict[str, dict[str, int]] = {"petanque": {"balls": 8}}
"""Those of every second game: more balls than usual."""


class LargeFrame(NamedTuple):
    """A position from which that action or roll leads to a picture that is hard to make small."""

    notation: str
    token: str

    def subject(self, game: str) -> Subject[Any]:
        """What the picture is of."""
        before = GAMES[game].parse(self.notation)
        position, events = before.apply(self.token)
        return Subject(position, events, before)


def kept_frames() -> dict[str, list[LargeFrame]]:
    """The largest frames that were found, by game."""
    found = json.loads(LARGEST_FRAMES.read_text("utf-8"))
    return {game: [LargeFrame(*frame) for frame in frames] for game, frames in found.items()}


def _weighed(game: str) -> Iterator[tuple[int, Played[Any]]]:
    """Each moment of all the games with the size of its pixels, as compressed at first."""
    for seed in range(GAMES_PLAYED[game]):
        for moment in play_any(game, seed, **(OPTIONS.get(game, {}) if seed % 2 else {})):
            if moment.before is not None:
                yield len(zlib_ng.compress(PAINTERS[game](moment.subject()).tobytes(), HARD[0])), moment


def _frame(moment: Played[Any]) -> LargeFrame:
    """The position before that moment, and the action or roll that led to it."""
    before: Any = moment.before
    for token in before.legal_actions() or before.chance_outcomes():
        if before.apply(token) == (moment.position, moment.events):
            return LargeFrame(str(before), token)
    raise ValueError(f"nothing leads to {moment.position}")


def _find() -> None:
    found = {}
    for game in sorted(GAMES):
        largest = nlargest(KEPT, _weighed(game), key=itemgetter(0))
        print(game, [size for size, _ in largest], flush=True)
        found[game] = [_frame(moment) for _, moment in largest]
    LARGEST_FRAMES.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    _find()
