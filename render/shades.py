"""`python -m render.shades`, in the folder that has `data`: works out the shades of all spheres again."""

import zlib
from itertools import product
from pathlib import Path

from engine.games import GAMES
from render import PAINTERS, THEMES
from render.kit.picture import Subject
from render.kit.spheres import worked_out

FOLDER = Path("data", "shades")


def prepare_boards() -> None:
    """Prepare the boards of all games in all themes, with whatever is round on them."""
    for game, theme in product(PAINTERS, THEMES):
        PAINTERS[game](Subject(GAMES[game].new(), theme=theme))


def write_shades(folder: Path) -> None:
    """Replace the shades in that folder by newly worked out ones; needs a process of its own."""
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.zlib"):
        file.unlink()
    prepare_boards()
    for name, shades in worked_out.items():
        (folder / f"{name}.zlib").write_bytes(zlib.compress(shades, 9))


if __name__ == "__main__":
    write_shades(FOLDER)
