"""Checks the dice of a game by the file that `/… verify` gives: `python3 check_dice.py <file>`."""

import hmac
import json
import sys
from hashlib import sha256
from itertools import count
from pathlib import Path

game = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
seeds, chain, rolls, unknown, wrong = game["seeds"], game["seeds"][0]["commitment"], 0, 0, []
plies, swapped = [*enumerate(game["plies"])], "/".join(reversed(game["players"].split("/")))
if game.get("start") is not None:
    chain = sha256(f"{chain} {game['start']}".encode()).hexdigest()
if game.get("lot"):
    lot = {"nonce": game["lot"]["nonce"], "cast": {"dice": 1, "sorted": False}}
    plies.insert(0, ("begin", {"token": str(game["lot"]["die"]), **lot}))
for ply, move in plies:
    nonce = move.get("nonce", "-")
    chain = sha256(f"{chain} {ply} {move['token']} {nonce}".encode()).hexdigest()
    if move["token"].isdigit() and not move.get("cast"):
        unknown += 1
    elif move["token"].isdigit():
        held = [
            each["seed"] for each in seeds if ply == "begin" or each["until"] is None or ply < each["until"]
        ]
        seed = held[0].encode()
        players = swapped if ply == "begin" and move["token"] > "3" else game["players"]
        inputs = [game["table"], players, ply, nonce] if game["scheme"] == 2 else [game["table"], ply, nonce]
        sources = (":".join(map(str, [*inputs, attempt])).encode() for attempt in count())
        digests = (hmac.digest(seed, source, "sha256") for source in sources)
        numbers = (int.from_bytes(digest[at : at + 8], "big") for digest in digests for at in (0, 8, 16, 24))
        dice, rolls = move["cast"]["dice"], rolls + 1
        number = next(each for each in numbers if each < 2**64 - 2**64 % 6**dice)
        faces = [str(number // 6**place % 6 + 1) for place in reversed(range(dice))]
        if "".join(sorted(faces) if move["cast"]["sorted"] else faces) != move["token"]:
            wrong.append(f"ply {ply} was {faces}, not {move['token']}")
wrong += ["another seed" for each in seeds if sha256(each["seed"].encode()).hexdigest() != each["commitment"]]
wrong += (
    ["another log"] if (len(game["plies"]), chain) != (game["length"], game["fingerprint"] or chain) else []
)
print("\n".join(wrong) or f"All {rolls} rolls are right." + (f" Not checked: {unknown}." if unknown else ""))
sys.exit(bool(wrong))
