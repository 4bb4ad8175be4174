event-opening = 🎲 Roll for the start: { $a } against { $b }. { $name } starts.
event-opening-equal = 🎲 Roll for the start: { $a } against { $b }. Once more.
event-jack-thrown = { $name } throws the jack into { $place }.
event-rolled = { $name } points: { $dice }.
event-rolled-apart = { $name } points: length { $length }, width { $width }.
event-shot = { $name } shoots: { $dice }.
event-way-open = { $name } chooses where the boule goes.
event-ball-placed = The boule lies in { $place }.
event-pair-rule = ({ $because }.)
event-pushed = { $name }’s boule is pushed from { $start } to { $end }.
event-pushed-out = { $name }’s boule is pushed out of { $start } and lost.
event-pushed-on = ({ $because }.)
event-too-short = Lost: { $because }.
event-jack-pit-taken = Lost: { $because }.
event-missed = Missed the boule in { $place }! The shooting boule is lost.
event-grazed = The boule in { $place } is grazed; the shooting boule is lost.
event-grazed-in-vain = The boule in { $place } is grazed and stays: { $because }. The shooting boule is lost.
event-hit = A hit! The boule in { $place } is out, and so is the shooting boule.
event-carreau = ✨ Carreau! The boule in { $place } is out, and the shooting boule lies in its place.
event-jack-missed = Missed the jack! The boule is lost.
event-jack-moved = The jack moves to { $place }: { $because }.
event-jack-blocked = The jack stays: { $because }.
event-jack-out = The jack is out! The end stops.
event-jack-rule = ({ $because }.)
event-end-won = { $points ->
    [one] { $name } scores 1 point.
   *[other] { $name } scores { $points } points.
}
event-end-rule = ({ $because }.)
event-end-drawn = Nobody scores: { $because }.
event-game-won = 🏆 { $name } wins { $own } – { $other }!
event-game-drawn = A draw, { $points } all.
event-game-ended = The game is over: { $because }.
event-fanny = 🍑 { $name } has to kiss Fanny!
event-resigned = { $loser } resigns. 🏆 { $winner } wins!
event-corner = { $name } puts the jack into { $place }.
event-corner-rolls = The first boule is rolled right away.
event-starts-again = { $name } starts again.
event-piece-placed = { $name } puts down { $placement }.
event-pieces-turned = { $count ->
    [one] That turns over one piece worth { $points }: { $pieces }.
   *[other] That turns over { $count } pieces worth { $points }: { $pieces }.
}
event-pieces-more = { $count ->
    [one] { $pieces } and one more
   *[other] { $pieces } and { $count } more
}
event-pieces-closed = { $count ->
    [one] One piece keeps its colour for good, { $because }: { $sides }.
   *[other] { $count } pieces keep their colour for good, { $because }: { $sides }.
}
event-closed-side = { $sign } { $name } ({ $pieces })
event-pieces-left = { $points ->
    [one] { $name } could not put down: { $pieces }. This point counts for { $other }.
   *[other] { $name } could not put down: { $pieces }. These { $points } points count for { $other }.
}
event-stepped = { $name } moves from { $start } to { $end }.
event-rolled-down = { $name } rolls from { $ramp } to { $end }.
event-jumped = { $name } jumps from { $start } to { $path }.
event-jump-rule = ({ $because }.)
event-taken = { $count } of { $name }’s marbles are taken: { $points } points.
event-taken-arrived = { $points ->
    [one] { $name } loses 1 point on the back line.
   *[other] { $name } loses { $points } points on the back line.
}
event-band-filled = { $name } fills the band: { $because } ({ $ramps }).
event-back-line = { $points ->
    [one] Back line reached at { $place }: 1 point.
   *[other] Back line reached at { $place }: { $points } points.
}
event-passed-over = { $name } cannot play and passes: { $because }.
event-passed = { $name } passes.
event-plays-again = Another move follows.
event-taken-back = ↩️ { $name } has taken the last move back.
event-agreed = Both sides agree to a draw.
event-lot = The lot for who begins: { $die } (1–3 { $first }, 4–6 { $second }). { $name } begins.
event-time = { $loser } has run out of time. 🏆 { $winner } wins!
event-ended = { $mention } has ended this game. It does not count.
event-rules = The rules have changed, so this game is over. It does not count.
uncounted-short = Not rated: the game was shorter than the quick length.
uncounted-early = Not rated: the game was over before each side had made at least four decisions.

# What a turn of many lines holds, where not all of them are told
event-folded = … in between { $parts } …
folded-side = { $sign } { $name }: { $parts }
folded-boules = { $count ->
    [one] one boule played
   *[other] { $count } boules played
}
folded-pieces = { $count ->
    [one] one piece put down
   *[other] { $count } pieces put down
}
folded-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
folded-lost = { $count ->
    [one] one boule lost
   *[other] { $count } boules lost
}
folded-turned = { $count ->
    [one] one piece turned over: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } pieces turned over: { $points } points
}
folded-points = { $count ->
    [one] one point on the back line
   *[other] { $count } points on the back line
}
folded-taken = { $count ->
    [one] one marble taken: { $points } points
   *[other] { $count } marbles taken: { $points } points
}
folded-arrived = { $count ->
    [one] one point lost on the back line
   *[other] { $count } points lost on the back line
}
folded-passes = { $count ->
    [one] passed once
   *[other] passed { $count } times
}
folded-others = { $count ->
    [one] one other roll
   *[other] { $count } other rolls
}

# The rule behind what may surprise, in half a sentence
because-too-short = a sum below 7 reaches no pit
because-pair = A pair may go into the jack pit of its number
because-jack-pit-taken = a pair below 7 only fits its jack pit, and that is taken
because-grazed-in-vain = in a jack pit only a 5 or a 6 counts
because-jack-moved = a graze right beside the jack moves it on, too
because-jack-blocked = the graze would move it on, but a boule lies in the next jack pit
because-jack-grazed-out = A graze beside it in the top row sends the jack out, too
because-pushed-on = A boule that is pushed pushes the next
because-tie = the best boules are equally near
because-no-boule = no boule lies on the board
because-out-both = the jack is out, and both still have boules
because-out-neither = the jack is out, and nobody has a boule left
because-out-other = the jack is out, and only the other side has boules left
because-out-left = The jack is out: one point for each boule left
because-older = Of two boules equally near, the one that lay there first is nearer
because-one-jumped = One marble jumped alone is not taken
because-band = of three on the band, the outer two go to the ramps
because-closed-in = closed in on all sides
because-passed = the other goes on until that changes
because-ended-no-moves = nobody can play any more
because-ended-back-line-full = a back line is full
because-ended-no-progress = 20 moves in a row brought no progress

# Why it is whose turn, and who holds the point
turn-nearer = { $other } is nearer and would score { $points }, so { $name } plays again.
turn-equal = Both are equally near, so { $name } plays again.
turn-older = Both are equally near, but { $other } lay there first and would score { $points }, so { $name } plays again.
turn-left = { $count ->
    [one] { $name } has one boule left.
   *[other] { $name } has { $count } boules left.
}
turn-held = { $holder } holds the point and would score { $points }.
turn-nobody = Nobody holds the point.
turn-none-left = { $other } has no boules left.
turn-emptied = No boule is left on the board, so { $name } plays again.
turn-starts = { $name } scored and starts.
turn-starts-again = Nobody scored, so { $name } starts again.
turn-again = Back line reached: { $name } moves again.
turn-passed = { $other } has to pass, so { $name } plays.
