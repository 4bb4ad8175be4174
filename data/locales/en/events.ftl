event-opening = { $a } against { $b }: { $name } starts.
event-opening-equal = { $a } against { $b }: once more.
event-jack-thrown = { $name } throws the jack into { $place }.
event-rolled = 🎲 { $name } points with { $dice }.
event-shot = 🎲 { $name } shoots: { $dice }.
event-way-open = { $name } chooses where the ball goes.
event-ball-placed = { $name }’s ball lies in { $place }.
event-pushed = { $name }’s ball is pushed from { $start } to { $end }.
event-pushed-out = { $name }’s ball is pushed out of { $start } and lost.
event-too-short = Too short: the ball is lost.
event-jack-pit-taken = That jack pit is taken: the ball is lost.
event-missed = Missed! The ball is lost.
event-grazed = Grazed!
event-grazed-in-vain = Grazed, but the ball in { $place } stays in its pit.
event-hit = A hit! Both balls leave { $place }.
event-carreau = ✨ Carreau! The ball takes the place in { $place }.
event-jack-missed = The jack stays where it is.
event-jack-moved = The jack rolls on to { $place }.
event-jack-blocked = The jack cannot move on: a ball lies there.
event-jack-out = The jack is out! The end stops.
event-end-won = { $points ->
    [one] { $name } wins the end with one point.
   *[other] { $name } wins the end with { $points } points.
}
event-end-drawn = Nobody scores in this end.
event-game-won = 🏆 { $name } wins { $own } – { $other }!
event-game-drawn = A draw, { $own } – { $other }.
event-fanny = 🍑 { $name } has to kiss Fanny!
event-resigned = { $loser } gives up. 🏆 { $winner } wins!
event-corner = { $name } puts the jack into { $place }.
event-piece-placed = { $name } puts down { $placement }.
event-pieces-turned = { $count ->
    [one] One piece is turned over.
   *[other] { $count } pieces are turned over.
}
event-pieces-closed = { $count ->
    [one] One piece is closed in for good.
   *[other] { $count } pieces are closed in for good.
}
event-stepped = { $name } moves from { $start } to { $end }.
event-jumped = { $name } jumps from { $start } to { $path }.
event-taken = { $count } marbles are taken.
event-band-filled = The band is full: two marbles of { $name } go up the ramps.
event-back-line = The back line is reached at { $place }, worth { $points }.
event-passed-over = { $name } cannot move and is passed over.
event-plays-again = { $name } plays again.
event-agreed = Both sides agree to a draw.
event-lot = Drawn by lot who begins: { $die } (1–3 { $first }, 4–6 { $second }). { $name } begins.
event-time = { $loser } has run out of time. 🏆 { $winner } wins!
event-ended = { $mention } has ended this game. It does not count.
event-rules = The rules have changed, so this game is over. It does not count.
uncounted-short = Not rated: the game was shorter than the quick length.
uncounted-early = Not rated: it was over before both sides had decided at least four times.
event-left-out = { $count ->
    [one] … one more move …
   *[other] … { $count } more moves …
}
