dice-committed = -# 🎲 The dice are bound to SHA-256 `{ $hash }`
dice-next = -# 🎲 What is drawn in your next game against the computer is bound to SHA-256 `{ $hash }`
lot-committed = -# 🎲 The lot is bound to SHA-256 `{ $hash }`

verify-right = { $rolls ->
    [one] ✅ The one roll is right.
   *[other] ✅ All { $rolls } rolls are right.
} So are the log, the position and the result.
verify-so-far = { $rolls ->
    [one] ✅ The one roll so far is right.
   *[other] ✅ All { $rolls } rolls so far are right.
} The file has each with its nonce.
verify-earlier-right = { $rolls ->
    [0] ✅ The secret and the log are right. Today’s rules cannot follow the log, so no roll was checked.
    [one] ✅ The one roll is right, and so is the log.
   *[other] ✅ All { $rolls } rolls are right, and so is the log.
}
verify-wrong = ❌ Something is wrong with this game:
verify-committed = The dice follow from a secret whose SHA-256 is `{ $hash }`. It is shown here when the game is over.
verify-committed-lot = The lot follows from a secret whose SHA-256 is `{ $hash }`. It is shown here when the game is over.
verify-secret = The secret was `{ $seed }`, its SHA-256 is `{ $hash }`. The file has all that is needed to check it yourself.
verify-unanswered = Moves that arrived and rolled no dice: { $count }.
verify-lot = Everything that is recorded of this game is right.
verify-no-lot = ✅ Nothing was drawn in this game: who begins had been chosen, or sides were swapped. What is recorded of it is right.
verify-hidden = The file to check it yourself has every piece that was put down, and by whom. As pieces are hidden here, you get it when the game is over.
verify-earlier-rules = This game was played by earlier rules: its result is taken as it was recorded.

fault-seed = The secret is not the one whose SHA-256 was shown before the game.
fault-length = The log does not have the moves 0 to { $last }, each once.
fault-log = The log cannot be played: move { $ply } (`{ $token }`) is not possible there.
fault-fingerprint = The log is not the one that was played: its fingerprint is different.
fault-nonce-missing = Move { $ply }: the roll { $token } has no nonce.
fault-nonce-odd = Move { $ply } (`{ $token }`) has a nonce, but rolls nothing.
fault-roll = Move { $ply }: the dice were { $derived }, but { $token } is recorded.
fault-lot = The die for who begins was { $derived }, but { $token } is recorded.
fault-position = The moves lead to `{ $position }`, but `{ $kept }` is recorded.
fault-outcome = By the rules the game is over (`{ $reason }`, winner { $winner }), but that is not what is recorded.
fault-goes-on = The game is recorded as over (`{ $reason }`), but by its moves it goes on.
fault-winner = It is recorded as `{ $reason }` with winner { $winner }, which cannot be.

dice-chart-server = **Everybody’s dice on this server**: { $dice } in finished games.
dice-chart-member = **The dice of { $name }**: { $dice } in finished games.
dice-chart-how = Each face is expected { $expected } times: the line. With fair dice, a face ends up between { $low } and { $high } 99 times out of 100: the band.
dice-chart-usual = ✅ All six faces are within it.
dice-chart-unusual = Outside it: { $faces }. That happens once in about 17 charts of fair dice.
dice-chart-none = No finished game has been counted here yet. { $slash-solo } starts one.
dice-chart-alt = Bar chart of the dice. 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }, 6: { $six }. Expected of each: { $expected }, usually { $low } to { $high }.

command-dice = dice
command-dice-description = What the dice have shown, and what is expected of them
option-player = player
option-player-description = Whose dice; leave it empty for everybody on this server
more-dice = How the dice fell
