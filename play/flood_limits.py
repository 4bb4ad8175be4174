"""How often a member may do what pings others or costs much. Moves are never limited.

Each member has a budget for each kind of thing: a bucket that fills up again by itself. All that is kept
about a bucket is when it will be full; a full one is not kept at all.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from play.refusals import Refusal

Kind = Literal["challenge", "ping", "offer", "board", "replay", "review", "look", "lesson", "hint", "export"]
"""In this order: a challenge or lobby, the pings of those at one member, an offer of a draw or take-back, a
board that is shown again, a replay, a review, a page or position that is looked at, a step of a lesson, a
hint, an export of one's own data."""


class Budget(NamedTuple):
    """So many at once (`most`), and one more whenever the time `each` has passed."""

    most: int
    each: timedelta

    @property
    def whole(self) -> timedelta:
        """How long an empty bucket takes to fill up."""
        return self.most * self.each


BUDGETS: dict[Kind, Budget] = {
    "challenge": Budget(5, timedelta(minutes=1)),
    "ping": Budget(3, timedelta(minutes=10)),
    "offer": Budget(5, timedelta(minutes=1)),
    "board": Budget(6, timedelta(seconds=20)),
    "replay": Budget(6, timedelta(seconds=30)),
    "review": Budget(6, timedelta(seconds=30)),
    "look": Budget(20, timedelta(seconds=3)),
    "lesson": Budget(40, timedelta(seconds=2)),
    "hint": Budget(10, timedelta(seconds=15)),
    "export": Budget(3, timedelta(minutes=10)),
}
MOST_BUCKETS = 50_000
"""How many buckets are kept at most; beyond that, the oldest are forgotten."""


class Bucket(NamedTuple):
    """Whose budget it is, and for what; for pings, also who is pinged."""

    kind: Kind
    member_id: int
    other_id: int | None = None


class Limits:
    """Keeps what is left of the budgets of all members."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._clock = now
        self._latest: datetime | None = None
        """The time at the last look at the clock."""
        self._full_at: OrderedDict[Bucket, datetime] = OrderedDict()
        """When each bucket that is not full will be; the last used is last."""
        self._under_way: set[Bucket] = set()

    def __len__(self) -> int:
        return len(self._full_at)

    def spend(self, kind: Kind, member_id: int, pinged: Collection[int] = ()) -> None:
        """Spend for what a member does, and for each ping by it. Raises `Refusal` if it is too much."""
        spent = {bucket: self._spent(bucket) for bucket in _buckets(kind, member_id, pinged)}
        for bucket, full_at in spent.items():
            self._full_at[bucket] = full_at
            self._full_at.move_to_end(bucket)
        self._forget()

    @contextmanager
    def spending(self, kind: Kind, member_id: int, pinged: Collection[int] = ()) -> Iterator[None]:
        """Spend for what is done in this block; if that fails, nothing is spent."""
        self.spend(kind, member_id, pinged)
        try:
            yield
        except Exception:
            self.give_back(kind, member_id, pinged)
            raise

    @contextmanager
    def one_at_a_time(self, kind: Kind, member_id: int) -> Iterator[None]:
        """Let a member have only one such thing under way. Raises `Refusal` while there is another."""
        bucket = Bucket(kind, member_id)
        if bucket in self._under_way:
            raise Refusal(f"{kind}-one-at-a-time")
        self._under_way.add(bucket)
        try:
            yield
        finally:
            self._under_way.discard(bucket)

    def give_back(self, kind: Kind, member_id: int, pinged: Collection[int] = ()) -> None:
        """Undo spending, for something that failed or was welcome."""
        for bucket in _buckets(kind, member_id, pinged):
            if bucket in self._full_at:
                self._full_at[bucket] -= BUDGETS[bucket.kind].each

    def _now(self) -> datetime:
        """The time. If the clock was set back, buckets are moved with it, so that nobody waits longer."""
        now = self._clock()
        if self._latest is not None and now < self._latest:
            for bucket in self._full_at:
                self._full_at[bucket] -= self._latest - now
        self._latest = now
        return now

    def _spent(self, bucket: Bucket) -> datetime:
        """When the bucket will be full after one more. Raises `Refusal` if it is empty."""
        now, budget = self._now(), BUDGETS[bucket.kind]
        full_at = max(self._full_at.get(bucket, now), now) + budget.each
        if full_at - now > budget.whole:
            raise Refusal(f"limit-{bucket.kind}", when=full_at - budget.whole)
        return full_at

    def _forget(self) -> None:
        """Forget buckets that are full, and any beyond `MOST_BUCKETS`, the longest unused first."""
        while self._full_at:
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > self._now() and len(self._full_at) <= MOST_BUCKETS:
                break
            del self._full_at[oldest]


def _buckets(kind: Kind, member_id: int, pinged: Collection[int]) -> Iterator[Bucket]:
    yield Bucket(kind, member_id)
    for other_id in pinged:
        yield Bucket("ping", member_id, other_id)
