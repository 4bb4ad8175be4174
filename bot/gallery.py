"""The gallery: every board in typical and extreme positions. The tests compare their pictures with it.

Look at what changed (`git diff` shows pictures in most viewers) before committing it.
"""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from render.cards.examples import CARDS
from render.chart import draw_chart
from render.curve import draw_curve
from render.examples import Example
from render.gallery import CHARTS, CURVES, EXAMPLES, MOTIONS, draw_example, draw_motion
from words import alt, say_in
from words.charts import chart_alt
from words.reviews import curve_alt

GALLERY = Path(__file__).parents[1] / "docs" / "gallery"

HEADER = """# Gallery

Every board in typical and extreme positions, written by `python -m bot gallery`. The tests compare their
pictures with these.
"""


def write_gallery(folder: Path = GALLERY) -> None:
    """Write all pictures and the page that shows them."""
    folder.mkdir(parents=True, exist_ok=True)
    page, game = [HEADER], ""
    for example in EXAMPLES:
        (folder / example.file).write_bytes(draw_example(example).data)
        if example.game != game:
            game = example.game
            page.append(f"## {game.capitalize()}\n")
        page.append(f"### {example.title}\n\n![{describe(example)}]({example.file})\n")
    page.append("## Turns that are seen to happen\n")
    for motion in MOTIONS:
        (folder / motion.file).write_bytes(draw_motion(motion).data)
        page.append(f"### {motion.title}\n\n![{motion.title}]({motion.file})\n")
    page.append("## Expected and rolled\n")
    for chart in CHARTS:
        (folder / chart.file).write_bytes(draw_chart(chart.fallen, chart.theme).data)
        page.append(f"### {chart.title}\n\n![{chart_alt(*chart.fallen, say_in('en'))}]({chart.file})\n")
    page.append("## How a game went\n")
    for drawn in CURVES:
        (folder / drawn.file).write_bytes(draw_curve(drawn.curve, drawn.theme).data)
        page.append(f"### {drawn.title}\n\n![{curve_alt(drawn.curve.chances, say_in('en'))}]({drawn.file})\n")
    page.append("## Cards\n")
    for card in CARDS:
        (folder / card.file).write_bytes(card.draw().data)
        page.append(f"### {card.title}\n\n![{', '.join(_words(card.card))}]({card.file})\n")
    (folder / "README.md").write_text("\n".join(page), encoding="utf-8")


def _words(told: object) -> Iterator[str]:
    """Every text of a card, in the order of its fields."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, tuple):
        yield from chain.from_iterable(map(_words, told))


def describe(example: Example) -> str:
    """The alt text of an example's picture, in English."""
    shown, say = example.subject(), say_in("en")
    stopped, before, hidden = shown.stopped, shown.before, shown.hidden
    return alt(shown.position, shown.events, say, stopped=stopped, before=before, hidden=hidden)
