"""How colours are seen: contrast as WCAG counts it, and by those who do not see all of them."""

from math import dist

from PIL import Image, ImageStat

from render.kit.palette import RGB

Linear = tuple[float, float, float]

DEFICIENCIES: dict[str, tuple[Linear, Linear, Linear]] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira and Fernandes 2009, complete deficiency, in linear light."""


def linear(colour: RGB) -> Linear:
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in colour))
    return r, g, b


def contrast(one: RGB, other: RGB) -> float:
    """WCAG 2's contrast ratio, 1 to 21."""
    light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, (one, other)))
    return (light[1] + 0.05) / (light[0] + 0.05)


def seen_with(deficiency: str, colour: RGB) -> Linear:
    light = linear(colour)
    r, g, b = (
        min(max(sum(weight * part for weight, part in zip(row, light, strict=True)), 0.0), 1.0)
        for row in DEFICIENCIES[deficiency]
    )
    return r, g, b


def difference(one: Linear, other: Linear) -> float:
    """The distance in CIELAB: 2 can just be seen side by side, 20 are plainly two colours."""
    return dist(_lab(one), _lab(other))


def _lab(light: Linear) -> Linear:
    r, g, b = light
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def mean_colour(picture: Image.Image, mask: Image.Image | None = None) -> RGB:
    r, g, b = (round(value) for value in ImageStat.Stat(picture.convert("RGB"), mask).mean)
    return r, g, b
