"""Pictures keep limits of size, colour and structure, so that they fit each other."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import wildtable

HOME = Path(wildtable.__file__).parent
PICTURES = sorted([*HOME.glob("games/*/page/art/*.svg"), *HOME.glob("server/art/*.svg"), *HOME.glob("server/static/*.svg")])
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {
    "g": set(),
    "path": {"d"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx"},
}
PAINT = {"fill", "fill-rule", "opacity", "transform"}
PAINT |= {"stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"}
BOXES = {
    "0 0 24 24": 3000,
    "0 0 60 84": 3000,
    "0 0 64 64": 3000,
    "0 0 96 96": 3000,
    "0 0 200 120": 5000,
    "0 0 320 200": 12000,
}
"""Byte limits for a picture of each size."""

PAINT_BOX = set(
    re.findall(
        r"#\w+",
        """
ink     #2b2233 #fff
pale    #f7ead0 #efe8da #ecdfc4 #e2cfa9 #d8c5a0 #cdb59b #c9cedb #fdf8ee
yellow  #ffd98c #f6bb33 #d98a1f
red     #e0833b #c9622a #9c431a #b83a4b #d6455d #e8502f
brown   #dcb680 #c99a5f #b98a52 #b08b64 #8f5d38 #8a5a30 #8a6f5c #8a6a4f #6b5548 #56443b #6b4226 #5a2f1c #4a2f20
grey    #a9bccd #8b95a8 #7b879e #67788c #4f596f #3d4458
cool    #34a06f #1f7a5a #17472e #9fdcf0 #1c5fb8 #9a62cc #6f3f9c #5fe0e6
forest  #cfe8c4 #9bcf93 #56a868 #24623f
savanna #ffe3a3 #eebb4e #c07f1e #f58f2a #8a7a1f #7a4a1c
rocks   #cfe2f5 #93add0 #5a76a3 #3b5480 #2c4066
wild    #e4d9f2 #f08a24 #5b3f8c
realms  #4a1f3d #94756a #ab8b7d #d9a093
space   #1b2150 #7a2534 #d8b35c #e8c97a
""",
    )
)
"""Every colour a picture may use, so that all share one style."""


def paints(text: str) -> set[str]:
    return set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) - {"none"}


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_picture_keeps_the_limits(path: Path) -> None:
    text = path.read_text()
    root = ElementTree.fromstring(text)
    assert root.tag == SVG + "svg"
    assert set(root.attrib) == {"viewBox"}, "other attributes of the root are lost in a symbol"
    assert len(text.encode()) <= BOXES[root.attrib["viewBox"]]
    assert not re.search("<[!?]|&", text)
    for element in root.findall(".//"):
        assert set(element.attrib) <= SHAPES[element.tag.removeprefix(SVG)] | PAINT
    assert paints(text) <= PAINT_BOX | {"currentColor"}
    if root.get("viewBox") in ("0 0 60 84", "0 0 96 96"):
        assert len(paints(text) - {"#2b2233", "#fff"}) <= 7


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_signs_take_the_colour_of_the_words_beside_them(path: Path) -> None:
    text = path.read_text()
    assert (paints(text) == {"currentColor"}) == ('viewBox="0 0 24 24"' in text)


def test_picture_names_are_unique() -> None:
    """The pictures of a game and the common ones become symbols of one file."""
    common = {path.stem for path in HOME.glob("server/art/*.svg")}
    assert common
    assert not common & {path.stem for path in HOME.glob("games/*/page/art/*.svg")}
