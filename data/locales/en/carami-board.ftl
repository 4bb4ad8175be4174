# The Carami board in words. $side is A (blue marbles, from the bottom upwards) or B (red, downwards).

carami-board-now = { $side ->
    [A] Carami: Blue to play.
   *[B] Carami: Red to play.
}
carami-board-won = { $side ->
    [A] Carami: Blue has won.
   *[B] Carami: Red has won.
}
carami-board-over = { $winner ->
    [A] Carami: the game is over, Blue has won.
    [B] Carami: the game is over, Red has won.
    [draw] Carami: the game is over, a draw.
   *[none] Carami: the game is over, nobody has won.
}
carami-board-draw = Carami: a draw.
carami-board-ended-back-line-full = A back line is full.
carami-board-ended-no-moves = Nobody can move.
carami-board-ended-no-progress = Too many moves in a row brought nothing.
carami-board-score = Score: Blue { $a }, Red { $b }.

carami-board-stepped = { $side ->
    [A] Blue moved from { $start } to { $end }.
   *[B] Red moved from { $start } to { $end }.
}
carami-board-rolled = { $side ->
    [A] Blue rolled from ramp { $ramp } to { $end }.
   *[B] Red rolled from ramp { $ramp } to { $end }.
}
carami-board-jumped = { $side ->
    [A] Blue jumped: { $path }.
   *[B] Red jumped: { $path }.
}
carami-board-took = { $side ->
    [A] Blue took { $count } marbles.
   *[B] Red took { $count } marbles.
}
carami-board-filled = { $side ->
    [A] Blue filled the band: ramps { $left } and { $right }.
   *[B] Red filled the band: ramps { $left } and { $right }.
}
carami-board-reached = { $side ->
    [A] { $value ->
        [one] Blue reached { $place } for { $value } point.
       *[other] Blue reached { $place } for { $value } points.
    }
   *[B] { $value ->
        [one] Red reached { $place } for { $value } point.
       *[other] Red reached { $place } for { $value } points.
    }
}
carami-board-passed = { $side ->
    [A] Blue cannot move.
   *[B] Red cannot move.
}

carami-board-side = { $side ->
    [A] Blue on { $places }.
   *[B] Red on { $places }.
}
carami-board-between = {"; "}
carami-board-row = row { $row }: { $columns }
carami-board-rows = { $side ->
    [A] Blue marbles: { $rows }.
   *[B] Red marbles: { $rows }.
}
carami-board-no-marble = { $side ->
    [A] No blue marble is on the board.
   *[B] No red marble is on the board.
}
carami-board-ramps = { $side ->
    [A] { $count ->
        [one] Blue on ramp { $ramps }.
       *[other] Blue on ramps { $ramps }.
    }
   *[B] { $count ->
        [one] Red on ramp { $ramps }.
       *[other] Red on ramps { $ramps }.
    }
}
carami-board-arrived = { $side ->
    [A] { $points ->
        [one] Blue has { $points } point on Red’s back line: { $places }.
       *[other] Blue has { $points } points on Red’s back line: { $places }.
    }
   *[B] { $points ->
        [one] Red has { $points } point on Blue’s back line: { $places }.
       *[other] Red has { $points } points on Blue’s back line: { $places }.
    }
}
carami-board-taken = Marbles taken: by Blue { $a }, by Red { $b }.
carami-board-fills = Times the band was filled: by Blue { $a }, by Red { $b }.
carami-board-idle = { $left ->
    [one] Moves in a row without progress: { $idle }; { $left } more ends the game.
   *[other] Moves in a row without progress: { $idle }; { $left } more end the game.
}

carami-board-may-step = From { $start } to { $ends }.
carami-board-may-roll = From ramp { $ramp } to { $end }.
carami-board-may-jump = Jumps from { $start }: to { $ways }.
carami-board-jump = { $path }
carami-board-jump-takes = { $path } (takes { $count })
carami-board-layout =
    Columns a to e, rows 1 to 7. Blue plays upwards from rows 1 to 3, Red downwards from rows 5 to 7.
    Row 4 has only the band: b4, c4, d4. A back line counts 10, 5, 1, 5, 10 from a to e; the tens are reached from ramps only.
    Three marbles on the band send the outer two to ramps a and e the first time, to b and d the second.
