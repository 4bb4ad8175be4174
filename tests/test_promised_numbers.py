"""The numbers that the pages promise to members and to whoever runs the bot are those of the code.

Elsewhere tests take these numbers from the code, so that only here it is noticed if one changes.
"""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.stopping import FINISHING_SECONDS
from engine import GAMES
from play import ratings, resting
from play.blocks import MOST_BLOCKED
from play.challenges import CHALLENGE_LASTS
from play.cleaning import LEFT_FOR, UNSEEN_FOR
from play.clocks import CLOCKS
from play.flood_limits import BUDGETS, Budget
from play.lobbies import LOBBY_LASTS
from play.results import LEAST_DECISIONS
from play.settings import MOST_EXCLUDED
from store.records import REST_AFTER

ROOT = Path(__file__).parents[1]
DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)
PROMISES = {
    ("README.md", "from the quick length on, once both sides have decided four times"): LEAST_DECISIONS == 4,
    ("README.md", "nobody has moved for two weeks"): REST_AFTER == 14,
    ("README.md", "(`/settings` has 3 to 90 days;"): resting.REST_DAYS == (3, 7, 14, 30, 90),
    ("README.md", "against the computer three days)"): resting.ALONE_DAYS == 3,
    ("README.md", "Everybody can block 100 members, a server can exclude 100."): (
        MOST_BLOCKED == MOST_EXCLUDED == 100
    ),
    ("README.md", "None, two minutes, a day or a week a move."): (
        [clock.time for clock in CLOCKS.values()] == [120 * SECOND, DAY, 7 * DAY]
    ),
    ("docs/ratings.md", "1200 + 40 · (mu \N{MINUS SIGN} 3 · sigma)"): (
        (ratings.FIRST_POINTS, ratings.POINTS, ratings.rank(25.0, 2.0)) == (1200, 40, 19.0)
    ),
    ("docs/ratings.md", "| sigma above 6.25 |"): ratings.SURE_SIGMA == 6.25,
    ("docs/ratings.md", "Both sides have decided at least four times"): LEAST_DECISIONS == 4,
    ("docs/ratings.md", "in Boulomania to 7 points and with 4 boules each, in La Pétanque aux dés"): (
        (GAMES["boulomania"].quick, GAMES["petanque"].quick)
        == ({"target": 7, "balls": 4}, {"target": 11, "balls": 3})
    ),
    ("docs/ratings.md", "11 points and with 3 boules each. Boomerang and Carami always are."): (
        not any(GAMES[game].quick for game in ("boomerang", "carami"))
    ),
    ("docs/ratings.md", "within 24 hours counts half of the one before"): (
        (ratings.REPEATED_WITHIN, ratings.REPEATED_WEIGHT) == (DAY, 0.5)
    ),
    ("docs/ratings.md", "the last 50 games of the day are looked at"): ratings.MOST_RECENT == 50,
    ("docs/ratings.md", "at least **five different** members"): ratings.ENOUGH_OPPONENTS == 5,
    ("PRIVACY.md", "**Challenges and lobbies**: a day."): DAY == CHALLENGE_LASTS == LOBBY_LASTS,
    ("PRIVACY.md", "a year after the last game"): UNSEEN_FOR == 365 * DAY,
    ("PRIVACY.md", "**A server that the bot was taken out of**: 30 days"): LEFT_FOR == 30 * DAY,
    ("docs/operations.md", "servers that it was taken out of 30 days ago"): LEFT_FOR == 30 * DAY,
    ("docs/operations.md", "finishes the turns in hand (ten seconds at most)"): FINISHING_SECONDS == 10,
}


@pytest.mark.parametrize(("page", "promise"), PROMISES)
def test_what_a_page_promises_holds(page: str, promise: str) -> None:
    assert promise in " ".join((ROOT / page).read_text(encoding="utf-8").split())
    assert PROMISES[page, promise]


def test_what_pings_or_costs_has_its_limits() -> None:
    """More than that would be a flood, whoever it comes from."""
    limits = {
        "challenge": Budget(5, 60 * SECOND),
        "ping": Budget(3, 600 * SECOND),
        "offer": Budget(5, 60 * SECOND),
        "board": Budget(6, 20 * SECOND),
        "replay": Budget(6, 30 * SECOND),
        "review": Budget(6, 30 * SECOND),
        "look": Budget(20, 3 * SECOND),
        "lesson": Budget(40, 2 * SECOND),
        "hint": Budget(10, 15 * SECOND),
        "export": Budget(3, 600 * SECOND),
    }
    assert limits == BUDGETS
    assert resting.MOST_AT_ONCE <= 10
