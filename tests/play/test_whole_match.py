"""A whole match without Discord: challenge, moves, clock, draw, rematch, teams; discord is never loaded."""

import subprocess
import sys
from pathlib import Path

import pytest

MATCH = """
import asyncio, sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

from play import Play
from play.challenges import check_rematch, seats_of_challenge
from play.lobbies import seats_of
from play.people import Member, Place
from play.refusals import Refusal
from play.terms import Terms, terms_again, terms_of
from play.views import Venue
from store import Store
from store.records import LobbySeat

ANNA, BEN, CLEO = Member(1, "Anna"), Member(2, "Ben"), Member(3, "Cleo")
HERE = Place(7, 100)
now = datetime(2026, 3, 1, tzinfo=UTC)

async def accept(play, challenge_id, member):
    challenge = await play.challenges.find(challenge_id, "carami", HERE, member.id, "accept")
    last = await play.driver.check_free(challenge.channel_id)
    settings = await play.settings.of_guild(challenge.guild_id)
    terms = terms_of(challenge)
    venue = Venue(7, challenge.channel_id, "en", clock=terms.clock_for(settings))
    seats = seats_of_challenge(challenge, member, last)
    return await play.driver.start(
        challenge.game, terms.options, seats, venue, nonce="accept", invitation=challenge
    )

async def refused(code, doing):
    try:
        await doing
    except Refusal as refusal:
        assert refusal.code == code, refusal.code
    else:
        raise AssertionError(code)

async def main():
    global now
    url = f"sqlite+aiosqlite:///{Path(sys.argv[1]) / 'match.sqlite3'}"
    play = Play(await Store.open(url), languages=("en",), themes=("day",), now=lambda: now)
    news = []
    async def hear(change): news.append(change.kind)
    play.driver.listen(hear)
    settings = await play.settings.change(7, clock="quick")

    # A challenge, and who may answer it.
    make = play.challenges.make
    await refused("challenge-yourself", make("carami", Terms({}), settings, HERE, ANNA, ANNA))
    await refused("alone-here", make("carami", Terms({}), settings, Place(None, 100), ANNA, BEN))
    challenge = await make("carami", Terms({}), settings, HERE, ANNA, BEN)
    find, elsewhere = play.challenges.find, HERE._replace(channel_id=101)
    await refused("challenge-not-for-you", find(challenge.id, "carami", HERE, CLEO.id, "accept"))
    await refused("challenge-gone", find(challenge.id, "carami", elsewhere, BEN.id, "accept"))
    await refused("challenge-gone", find(challenge.id, "carami", Place(8, 100), BEN.id, "accept"))
    await refused("challenge-gone", find(challenge.id, "petanque", HERE, BEN.id, "accept"))
    view = await accept(play, challenge.id, BEN)
    await refused("challenge-gone", play.challenges.find(challenge.id, "carami", HERE, BEN.id, "accept"))
    assert view.table.clock == "quick" and view.table.rated

    # Moves, a move taken back, a draw that is declined and one that is agreed on.
    for _ in range(4):
        view = await play.driver.act(
            view.table.id, view.table.ply, view.seat.member_id, view.position.legal_actions()[0], "n"
        )
    offer = await play.offers.make("takeback", view.table, BEN.id)
    view = await play.offers.accept(offer, ANNA.id)
    offer = await play.offers.make("draw", view.table, ANNA.id)
    await refused("offer-for-the-other", play.offers.check_decline(offer, ANNA.id))
    assert (await play.offers.accept(offer, BEN.id)).table.reason == "agreed"

    # Once more with sides swapped, until a clock runs out.
    table = await play.store.tables.in_channel(HERE.channel_id)
    assert check_rematch(table, BEN.id) == 1
    again = await make("carami", terms_again(table, 0, table), settings, HERE, ANNA, BEN)
    view = await accept(play, again.id, BEN)
    assert view.table.side_of(ANNA.id) == 1
    for _ in range(2):
        now += timedelta(minutes=1)
        await play.timekeeper.tick(lambda guild: True)
        table = await play.store.tables.get(view.table.id)
        await play.store.tables.note_reminded(table)
    assert (table.state, table.reason) == ("over", "time")

    # Two teams gather and play.
    lobby = await play.lobbies.open("boulomania", Terms({}), settings, HERE, LobbySeat(1, 0, 0, "Anna"))
    await refused("lobby-needs-both", asyncio.to_thread(seats_of, lobby, 1))
    for member, side in ((BEN, 1), (CLEO, 0)):
        lobby = (await play.lobbies.change(lobby.id, "boulomania", HERE, member, f"join-{side}")).lobby
    venue = Venue(7, HERE.channel_id, "en")
    view = await play.driver.start(
        "boulomania", {}, seats_of(lobby, 1), venue, nonce="start", invitation=lobby
    )
    assert view.table.in_teams
    while view.seat is not None:
        view = await play.driver.act(
            view.table.id, view.table.ply, view.seat.member_id, view.position.legal_actions()[0], "n"
        )
    assert len(await play.store.standings.leaders("boulomania", 7, 10, 0)) == 3
    assert (await play.tables.verify(view.table.id)).faults == ()
    await play.close()
    assert news[0] == "started" and news.count("over") == 3 and "reminded" in news

asyncio.run(main())
loaded = {"discord", "PIL", "fluent"} & {name.partition(".")[0] for name in sys.modules}
assert not loaded, loaded
print("played")
"""


@pytest.mark.slow
def test_a_whole_match_runs_where_there_is_no_discord(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-c", MATCH, str(tmp_path)], cwd=root, capture_output=True, text=True, check=False
    )
    assert run.stdout.strip() == "played", run.stderr
