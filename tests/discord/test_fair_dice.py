"""What members see of the dice: the commitment before anybody accepts, every nonce, a file with it all."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor

from play.dice import commitment
from play.verifying import SENTENCES
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    give_up,
    last_message,
    on_turn,
    position_of,
    private_answer,
    rewrite,
    start,
    table_of,
    text,
    texts,
)
from tests.games import DUELS, IN_TEAMS, WITH_DICE
from words.texts import LANGUAGES, Language

CHECK = Path(__file__).parents[2] / "docs" / "check_dice.py"


async def proof(result: InteractionResult) -> dict[str, Any]:
    """The file that came with an answer."""
    (attached,) = answer(result).attachments
    read: dict[str, Any] = json.loads(await attached.read())
    return read


async def verify(member: MemberActor, channel: ChannelHandle, game: str = "boulo") -> InteractionResult:
    return await member.slash(channel, f"{game} verify")


async def committed_in(place: Place, invitation: str) -> str:
    """The seed of the open invitation."""
    found = await getattr(bot_of(place).play.store.invitations, invitation)(1)
    return str(found.seed)


# Before anybody accepts


@pytest.mark.parametrize("game", [COMMANDS[game] for game in WITH_DICE])
async def test_a_challenge_is_bound_before_anybody_accepts(place: Place, game: str) -> None:
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben)
    shown = text("en", "dice-committed", hash=commitment(await committed_in(place, "challenge")))
    assert shown in texts(last_message(place.channel))
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert shown in texts(board_of(place.channel))
    assert text("en", "dice-committed", hash=(await table_of(place)).commitment) == shown


@pytest.mark.parametrize("game", [COMMANDS[game] for game in IN_TEAMS if game in WITH_DICE])
async def test_a_lobby_is_bound_before_anybody_joins(place: Place, game: str) -> None:
    await place.anna.slash(place.channel, f"{game} team")
    shown = text("en", "dice-committed", hash=commitment(await committed_in(place, "lobby")))
    assert shown in texts(last_message(place.channel))
    await place.ben.click(last_message(place.channel), label=text("en", "lobby-join-1"))
    assert shown in texts(last_message(place.channel))
    await place.ben.click(last_message(place.channel), label=text("en", "lobby-start"))
    assert shown in texts(board_of(place.channel))


async def test_a_rematch_is_bound_to_another_secret(place: Place) -> None:
    await start(place)
    first = await table_of(place)
    await give_up(place.anna, place.channel)
    await place.ben.slash(place.channel, "boulo rematch")
    bound = commitment(await committed_in(place, "challenge"))
    assert bound != first.commitment
    assert text("en", "dice-committed", hash=bound) in texts(last_message(place.channel))


async def test_only_the_first_board_tells_it(place: Place) -> None:
    await start(place)
    await click(await on_turn(place), board_of(place.channel), actions(board_of(place.channel))[0])
    assert "SHA-256" not in texts(board_of(place.channel))


@pytest.mark.parametrize("game", [COMMANDS[game] for game in DUELS])
async def test_a_game_in_which_nothing_is_drawn_is_bound_to_nothing(place: Place, game: str) -> None:
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben, begin="me")
    assert "SHA-256" not in texts(last_message(place.channel))
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert "SHA-256" not in texts(board_of(place.channel))


# Games against the computer


async def test_the_next_game_against_the_computer_is_bound_before(place: Place) -> None:
    """Its commitment is shown by verify and by its first board; its last board shows the next one's."""
    told = await verify(place.anna, place.channel)
    assert told.followups
    seed = await bot_of(place).play.store.seeds.next(place.anna.id, "")
    bound = text("en", "dice-next", hash=commitment(seed))
    assert bound in [each.content for each in (told.response, *told.followups) if each is not None]
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    assert text("en", "dice-committed", hash=commitment(seed)) in texts(board_of(place.channel))
    await give_up(place.anna, place.channel)
    following = await bot_of(place).play.store.seeds.next(place.anna.id, "")
    assert following != seed
    assert text("en", "dice-next", hash=commitment(following)) in texts(board_of(place.channel))
    await place.anna.slash(place.channel, "boulo rematch")
    assert (await table_of(place)).seed == following


@pytest.mark.parametrize("game", DUELS)
async def test_a_game_in_which_nothing_is_drawn_leaves_it_to_the_next(place: Place, game: str) -> None:
    seed = await bot_of(place).play.store.seeds.next(place.anna.id, "5" * 64)
    bound = text("en", "dice-next", hash=commitment(seed))
    await place.anna.slash(place.channel, f"{COMMANDS[game]} solo", level="easy", begin="me")
    chosen = await table_of(place)
    await bot_of(place).play.driver.resign(chosen.id, place.anna.id)
    assert bound in texts(board_of(place.channel))
    told = private_answer(await place.anna.slash(place.channel, f"{COMMANDS[game]} verify"))
    assert told.splitlines() == [text("en", "verify-no-lot"), bound]
    await place.anna.slash(place.channel, f"{COMMANDS[game]} solo", level="easy")
    drawn = await table_of(place)
    assert (drawn.seed, drawn.lot is None) == (seed, False)
    assert text("en", "lot-committed", hash=commitment(seed)) in texts(board_of(place.channel))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DUELS)
async def test_where_nothing_was_drawn_that_is_said(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    speak(language, language)
    await place.anna.slash(place.channel, f"{COMMANDS[game]} solo", level="easy", begin="me")
    await bot_of(place).play.driver.resign((await table_of(place)).id, place.anna.id)
    told = private_answer(await place.anna.slash(place.channel, f"{COMMANDS[game]} verify"))
    assert told.startswith(text(language, "verify-no-lot"))


# While a game goes on, and afterwards


async def play_on(place: Place, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        if (await table_of(place)).state != "playing":
            return
        position = await position_of(place)
        member = await on_turn(place)
        await click(member, board_of(place.channel), rng.choice(position.legal_actions()))


async def play_to_the_end(place: Place, rng: random.Random) -> None:
    """Play without Discord, as nothing that is seen meanwhile matters."""
    tables = bot_of(place).play.tables
    view = await tables.view((await table_of(place)).id)
    while view.seat is not None:
        action, nonce = rng.choice(view.position.legal_actions()), str(7**9 + view.table.ply)
        view = await tables.act(view.table, view.table.ply, view.seat.member_id or 0, action, nonce)


async def test_every_roll_so_far_can_be_seen_but_not_the_secret(place: Place) -> None:
    await start(place)
    await play_on(place, random.Random(1), 5)
    table, told = await table_of(place), await verify(place.carl, place.channel)
    log, seen = await bot_of(place).play.store.tables.log(table.id), await proof(told)
    rolls = sum(ply.nonce is not None for ply in log)
    assert text("en", "verify-so-far", rolls=rolls) in private_answer(told)
    assert text("en", "verify-committed", hash=table.commitment) in private_answer(told)
    assert table.seed not in private_answer(told) + json.dumps(seen)
    assert [(each["ply"], each["token"], each.get("nonce")) for each in seen["plies"]] == [
        (ply.ply, ply.token, ply.nonce) for ply in log
    ]
    assert seen["seeds"] == [{"from": 0, "until": None, "commitment": table.commitment, "seed": None}]


@pytest.mark.parametrize("how", ["resigned", "ended", "resting"])
async def test_a_game_that_does_not_go_on_reveals_its_secret(place: Place, how: str) -> None:
    await start(place)
    await play_on(place, random.Random(1), 3)
    table = await table_of(place)
    if how == "resigned":
        await give_up(place.anna, place.channel)
    elif how == "ended":
        await bot_of(place).play.driver.end(table.id, place.carl.id)
    else:
        await rewrite(place, table, state="resting", reason="rested")
    told = await verify(place.carl, place.channel)
    assert text("en", "verify-secret", seed=table.seed, hash=table.commitment) in private_answer(told)
    assert (await proof(told))["seeds"][0]["seed"] == table.seed
    assert private_answer(told).startswith("✅ All ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", [{"seed": "0" * 64}, {"winner": 0}, {"notation": "there"}, {"ply": 99}])
async def test_what_is_wrong_is_told(
    place: Place, speak: Speak, language: Language, change: dict[str, Any]
) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    await rewrite(place, await table_of(place), **change)
    speak(language, language)
    told = private_answer(await verify(place.carl, place.channel))
    assert told.startswith(text(language, "verify-wrong"))
    assert "✅" not in told


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_worded(language: Language) -> None:
    facts: dict[str, Any] = {"ply": 1, "token": "x", "derived": "y", "position": "p", "kept": "k"}
    for code in SENTENCES:
        assert text(language, f"fault-{code}", reason="r", winner="A", last=3, **facts)


# What an outsider does with it


def check(file: Path, proof: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    """Run the script of the documentation, with nothing but Python."""
    file.write_text(json.dumps(proof), encoding="utf-8")
    command = [sys.executable, "-I", str(CHECK), str(file)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


TAMPERING: dict[str, Any] = {
    "die": lambda proof, roll: roll.update(token="".join("1" if c != "1" else "2" for c in roll["token"])),
    "nonce": lambda proof, roll: roll.update(nonce="5"),
    "nonce removed": lambda proof, roll: roll.pop("nonce"),
    "seed": lambda proof, roll: proof["seeds"][0].update(seed="0" * 64),
    "commitment": lambda proof, roll: proof["seeds"][0].update(commitment="0" * 64),
    "players": lambda proof, roll: proof.update(players="1/2"),
    "table": lambda proof, roll: proof.update(table=99),
    "last ply cut": lambda proof, roll: proof["plies"].pop(),
    "ply removed": lambda proof, roll: proof["plies"].remove(roll),
    "ply inserted": lambda proof, roll: proof["plies"].insert(3, dict(roll)),
    "action": lambda proof, roll: next(each for each in proof["plies"] if "nonce" not in each).update(
        token="x"
    ),
}


@pytest.mark.parametrize("game", [COMMANDS[game] for game in WITH_DICE])
async def test_the_script_of_the_documentation(place: Place, tmp_path: Path, game: str) -> None:
    options = {"length": "quick", "points": 3} if game == "boulo" else {"points": 11, "balls": 3}
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben, **options)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    await play_to_the_end(place, random.Random(2))
    assert (await table_of(place)).state == "over"
    told = await verify(place.carl, place.channel, game)
    played, file = await proof(told), tmp_path / "game.json"
    rolls = sum("nonce" in each for each in played["plies"])
    done = check(file, played)
    assert (done.returncode, done.stdout.strip()) == (0, f"All {rolls} rolls are right."), done.stderr
    for kind, tamper in TAMPERING.items():
        tampered = json.loads(json.dumps(played))
        tamper(tampered, [each for each in tampered["plies"] if "nonce" in each][4])
        done = check(file, tampered)
        assert (done.returncode, done.stderr) == (1, ""), kind
        assert done.stdout.strip(), kind
