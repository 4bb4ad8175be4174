"""Parts of pictures that were packed before are not packed again."""

from threading import Thread

from render.kit.packed_parts import PackedParts, Part


def test_parts_are_packed_once_and_the_oldest_forgotten() -> None:
    asked: list[tuple[bytes, int]] = []

    def pack(part: Part, level: int) -> bytes:
        asked.append((bytes(part), level))
        return bytes(part) * level

    remembered = PackedParts(pack, most=2)
    for part in (b"a", b"b", b"a", b"c", b"a", b"b"):
        assert remembered(part, 3) == part * 3
    assert asked == [(b"a", 3), (b"b", 3), (b"c", 3), (b"b", 3)]


def test_the_same_part_packed_in_another_way_is_another() -> None:
    remembered = PackedParts(lambda part, level: bytes(part) * level, most=9)
    assert [remembered(b"a", level) for level in (1, 2, 1)] == [b"a", b"aa", b"a"]


def test_a_view_is_the_same_part_as_its_bytes() -> None:
    remembered = PackedParts(bytes, most=9)
    kept = remembered(memoryview(b"rows and rows")[5:])
    assert remembered(b"and rows") is kept == b"and rows"


def test_threads_get_their_own_parts() -> None:
    remembered, wrong = PackedParts(lambda part: bytes(part)[::-1], most=5), list[bytes]()

    def pack_many(seed: int) -> None:
        for number in range(2_000):
            part = bytes((seed * number % 11, number % 7))
            if remembered(part) != part[::-1]:
                wrong.append(part)

    threads = [Thread(target=pack_many, args=(seed,)) for seed in range(1, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
