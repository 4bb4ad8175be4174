command-draw = draw
command-draw-description = Offer the other side a draw
command-takeback = takeback
command-takeback-description = Take your last move back, if the other side agrees

offer-draw = 🤝 { $mention }, { $name } offers a draw.
offer-draw-accepted = { $other } accepts: { $name } and { $other } agree to a draw.
offer-draw-declined = { $other } would rather play on.
offer-draw-withdrawn = { $name } has withdrawn the offer of a draw.
offer-draw-lapsed = { $name } had offered a draw; that has lapsed.
offer-takeback = ↩️ { $mention }, { $name } would like to take the last move back.
offer-takeback-accepted = { $other } agrees: { $name } has taken the last move back.
offer-takeback-declined = { $other } would rather let the move stand.
offer-takeback-withdrawn = { $name } leaves the move as it is after all.
offer-takeback-lapsed = { $name } wanted to take a move back, but the game has gone on.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw

offer-lapsed = The game has gone on since: that offer no longer stands.
offer-for-the-other = The other side has to answer that.
offer-not-yours-to-withdraw = Only whoever made the offer can withdraw it.
nothing-to-take-back = You have not moved yet: there is nothing to take back.
draw-not-with-computer = The computer likes to play to the end. { $slash-takeback } takes a move back, { $slash-resign } resigns the game.
