"""`python -m render [folder]` writes the gallery, which is also what the tests compare with.

Look at what changed (`git diff` shows pictures in most viewers) before committing it.
"""

import sys
from pathlib import Path

from render import draw
from render.boomerang.examples import EXAMPLES as BOOMERANG
from render.boulomania.examples import EXAMPLES as BOULOMANIA
from render.carami.examples import EXAMPLES as CARAMI
from render.examples import Example
from render.kit.picture import Picture
from render.petanque.examples import EXAMPLES as PETANQUE

ROOT = Path(__file__).parents[1]
EXAMPLES: tuple[Example, ...] = (*BOULOMANIA, *PETANQUE, *BOOMERANG, *CARAMI)

HEADER = """# Gallery

Every board in typical and extreme positions, written by `python -m render`. The tests compare their
pictures with these.
"""


def draw_example(example: Example) -> Picture:
    position, events, before = example.played()
    return draw(
        position,
        events,
        before=before,
        preview=example.preview,
        theme=example.theme,
        stopped=example.stopped,
    )


def write_gallery(folder: Path) -> None:
    """Write all pictures and the page that shows them."""
    folder.mkdir(parents=True, exist_ok=True)
    page, game = [HEADER], ""
    for example in EXAMPLES:
        picture = draw_example(example)
        (folder / example.file).write_bytes(picture.data)
        if example.game != game:
            game = example.game
            page.append(f"## {game.capitalize()}\n")
        page.append(f"### {example.title}\n\n![{example.title}]({example.file})\n")
    (folder / "README.md").write_text("\n".join(page), encoding="utf-8")


if __name__ == "__main__":
    write_gallery(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "gallery")
