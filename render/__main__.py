"""`python -m render [folder]` writes the gallery, which is also what the tests compare with.

Look at what changed (`git diff` shows pictures in most viewers) before committing it.
"""

import sys
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from render import draw
from render.boomerang_examples import EXAMPLES as BOOMERANG
from render.boulomania_examples import EXAMPLES as BOULOMANIA
from render.carami_examples import EXAMPLES as CARAMI
from render.examples import Example
from render.petanque_examples import EXAMPLES as PETANQUE
from render.picture import Picture, Say

ROOT = Path(__file__).parents[1]
EXAMPLES: tuple[Example, ...] = (*BOULOMANIA, *PETANQUE, *BOOMERANG, *CARAMI)

HEADER = """# Gallery

Every board in typical and extreme positions, written by `python -m render`. The tests compare their
pictures with these.
"""


def english() -> Say:
    """Words the descriptions on the page."""
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted((ROOT / "data" / "locales" / "en").glob("*-board.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(message_id: str, /, **args: str | int) -> str:
        value = bundle.get_message(message_id).value
        return message_id if value is None else str(bundle.format_pattern(value, args)[0])

    return say


def draw_example(example: Example, say: Say) -> Picture:
    position, events, before = example.played()
    return draw(
        position,
        events,
        before=before,
        preview=example.preview,
        theme=example.theme,
        stopped=example.stopped,
        say=say,
    )


def write_gallery(folder: Path) -> None:
    """Write all pictures and the page that shows them."""
    folder.mkdir(parents=True, exist_ok=True)
    say, page, game = english(), [HEADER], ""
    for example in EXAMPLES:
        picture = draw_example(example, say)
        (folder / example.file).write_bytes(picture.data)
        if example.game != game:
            game = example.game
            page.append(f"## {game.capitalize()}\n")
        page.append(f"### {example.title}\n\n![{picture.alt}]({example.file})\n")
    (folder / "README.md").write_text("\n".join(page), encoding="utf-8")


if __name__ == "__main__":
    write_gallery(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "gallery")
