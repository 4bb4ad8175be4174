"""A whole end, every line of it worked out by hand from the rules."""

from engine.petanque import Petanque

END = [
    ("44", "- - 3/3 0-0 A start 13/3"),
    ("25", "- - 3/3 0-0 B B:jack 13/3"),
    ("jack", "- - 3/3 0-0 B B:throw 13/3"),
    ("34", "- - 3/3 0-0 B B:corner34 13/3"),
    ("corner:d", "- 34d 3/3 0-0 B B:play 13/3"),
    ("point", "- 34d 3/3 0-0 B B:point 13/3"),
    ("36", "B36 34d 3/2 0-0 B A:play 13/3"),
    ("point", "B36 34d 3/2 0-0 B A:point 13/3"),
    # 44 is 218 away (squared), 36 is 1138.
    ("44", "B36,A44 34d 2/2 0-0 B B:play 13/3"),
    ("shoot:44", "B36,A44 34d 2/2 0-0 B B:shoot:44 13/3"),
    ("3", "B36,A44 34d 2/1 0-0 B B:play 13/3"),
    ("point", "B36,A44 34d 2/1 0-0 B B:point 13/3"),
    # A's ball is pushed to 54, now 1138 away as well; B has no ball left.
    ("44", "B36,A54,B44 34d 2/0 0-0 B A:play 13/3"),
    ("shoot:44", "B36,A54,B44 34d 2/0 0-0 B A:shoot:44 13/3"),
    ("6", "B36,A54,A44 34d 1/0 0-0 B A:play 13/3"),
    ("point", "B36,A54,A44 34d 1/0 0-0 B A:point 13/3"),
    # Only the carreau counts: B's ball in 36 is older than A's in 54, and so the nearer.
    ("55", "- - 3/3 1-0 A A:jack 13/3"),
]


def test_an_end_by_hand() -> None:
    position = Petanque.new(balls=3)
    for token, expected in END:
        position, _ = position.apply(token)
        assert str(position) == expected
        assert Petanque.parse(expected) == position
