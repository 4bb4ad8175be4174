"""Fair dice: every number equally likely, nothing but the inputs decides, and all of them do."""

import hmac
from collections import Counter
from fractions import Fraction
from hashlib import sha256

import pytest

from engine.dice import ONE_DIE, THREE_DICE, TWO_DICE, TWO_DICE_IN_ORDER, Cast
from play import dice

SEED = "5" * 64
WORDS = 2**64
"""How many numbers a draw can start from."""


def digest_of(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(8) for number in numbers)


@pytest.fixture
def digests(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the keyed hash answers from now on, one after the other."""
    answers: list[bytes] = []

    def answer(key: bytes, message: bytes, digest: str) -> bytes:
        return answers.pop(0)

    monkeypatch.setattr(hmac, "digest", answer)
    return answers


# Every number is equally likely


@pytest.mark.parametrize("sides", [6, 36, 216])
def test_the_numbers_kept_fall_evenly_on_all_sides(digests: list[bytes], sides: int) -> None:
    """Just below the boundary the last full round ends; the boundary itself is drawn again."""
    boundary = WORDS - WORDS % sides
    assert boundary % sides == 0
    assert 0 < WORDS - boundary < sides, "nothing is thrown away that need not be"
    digests += [digest_of(boundary - 1, 0, 0, 0), digest_of(boundary, 3, 0, 0)]
    assert dice.draw(SEED, 1, 2, "n", sides) == sides - 1
    assert dice.draw(SEED, 1, 2, "n", sides) == 3


def test_a_digest_of_rejected_numbers_is_followed_by_the_next(digests: list[bytes]) -> None:
    highest = WORDS - 1
    digests += [digest_of(*[highest] * 4), digest_of(highest, highest, highest, 4)]
    assert dice.draw(SEED, 1, 2, "n", 6) == 4
    assert digests == []


def test_the_second_attempt_is_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    messages = []

    def answer(key: bytes, message: bytes, digest: str) -> bytes:
        messages.append(message)
        return digest_of(*[WORDS - 1] * 4) if len(messages) < 3 else digest_of(0, 0, 0, 0)

    monkeypatch.setattr(hmac, "digest", answer)
    dice.draw(SEED, 1, 2, "n", 6)
    assert len(set(messages)) == 3


def test_a_power_of_two_rejects_nothing(digests: list[bytes]) -> None:
    digests.append(digest_of(WORDS - 1, 0, 0, 0))
    assert dice.draw(SEED, 1, 2, "n", 4) == 3


@pytest.mark.parametrize("sides", [2, 6, 36, 216])
def test_draws_stay_in_range_and_reach_all_of_it(sides: int) -> None:
    drawn = Counter(dice.draw(SEED, 1, ply, "n", sides) for ply in range(40 * sides))
    assert set(drawn) == set(range(sides))


@pytest.mark.parametrize("cast", [ONE_DIE, TWO_DICE, THREE_DICE, TWO_DICE_IN_ORDER])
def test_rolls_are_as_likely_as_the_rules_say(cast: Cast) -> None:
    """Chi squared over the rolls stays below what fair dice exceed once in a million."""
    rolls = 200 * 6**cast.dice if cast.dice < 3 else 60 * 216
    fallen = Counter(dice.roll(SEED, 1, ply, "n", cast) for ply in range(rolls))
    assert set(fallen) <= set(cast.outcomes)
    chi = sum(_surprise(fallen[roll], rolls * chance) for roll, chance in cast.outcomes.items())
    free = len(cast.outcomes) - 1
    assert chi < free + 5 * (2 * free) ** 0.5 + 12


def _surprise(seen: int, expected: Fraction) -> float:
    return float((seen - expected) ** 2 / expected)


def test_sums_are_as_they_should_be() -> None:
    for cast, mean in ((ONE_DIE, 3.5), (TWO_DICE, 7.0), (THREE_DICE, 10.5)):
        sums = [sum(map(int, dice.roll(SEED, 2, ply, "n", cast))) for ply in range(4000)]
        assert min(sums) >= cast.dice
        assert max(sums) <= 6 * cast.dice
        assert abs(sum(sums) / len(sums) - mean) < 0.25


# Nothing but the inputs decides, and all of them do


def test_the_same_inputs_give_the_same_roll() -> None:
    first = [dice.roll(SEED, 1, ply, "n", TWO_DICE) for ply in range(50)]
    assert first == [dice.roll(SEED, 1, ply, "n", TWO_DICE) for ply in range(50)]


@pytest.mark.parametrize(
    "inputs", [("6" * 64, 1, 2, "n"), (SEED, 2, 2, "n"), (SEED, 1, 3, "n"), (SEED, 1, 2, "m")]
)
def test_every_input_matters(inputs: tuple[str, int, int, str]) -> None:
    sides = 2**60
    assert dice.draw(*inputs, sides) != dice.draw(SEED, 1, 2, "n", sides)


def test_inputs_are_not_run_together() -> None:
    """Table 1, ply 12 is another roll than table 11, ply 2."""
    sides = 2**60
    assert dice.draw(SEED, 1, 12, "n", sides) != dice.draw(SEED, 11, 2, "n", sides)


def test_the_derivation_is_the_one_that_is_published() -> None:
    """Anybody can recompute a die: HMAC-SHA-256 of table, ply, nonce and attempt under the seed."""
    digest = hmac.new(SEED.encode(), b"7:3:99:0", sha256).digest()
    assert dice.draw(SEED, 7, 3, "99", 6) == int.from_bytes(digest[:8], "big") % 6


# The secret


def test_secrets_are_long_and_never_the_same() -> None:
    seeds = {dice.new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_the_commitment_is_the_sha256_of_the_secret_as_shown() -> None:
    """What `printf %s SECRET | sha256sum` prints."""
    assert dice.commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert dice.commitment(SEED) != dice.commitment("6" * 64)
