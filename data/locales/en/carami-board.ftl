# The Carami board in words. $who is you (whoever reads it), A (blue, from the bottom upwards) or B (red, downwards).

carami-board-name = Carami.
carami-board-now = { $who ->
    [you] It is your turn.
    [A] Blue to play.
   *[B] Red to play.
}
carami-board-over = { $who ->
    [you] The game is over, you have won.
    [A] The game is over, Blue has won.
    [B] The game is over, Red has won.
    [draw] The game is over, a draw.
   *[none] The game is over, nobody has won.
}
carami-board-ended-back-line-full = A back line is full.
carami-board-ended-no-moves = Nobody can move.
carami-board-ended-no-progress = 20 moves in a row brought no progress.
carami-board-ways = { $side ->
    [A] { $who ->
        [you] You move up, towards row 7.
       *[other] Blue moves up, towards row 7.
    }
   *[B] { $who ->
        [you] You move down, towards row 1.
       *[other] Red moves down, towards row 1.
    }
}
carami-board-score = Score: Blue { $a }, Red { $b }.
carami-board-scoring = { $move }: { $effects }.
carami-board-step = { $start } to { $end }
carami-board-jump = { $start } jumps to { $path }
carami-board-takes = takes { $places }
carami-board-gains = { $who ->
    [you] you +{ $points }
    [A] Blue +{ $points }
   *[B] Red +{ $points }
}
carami-board-loses = { $who ->
    [you] you −{ $points }
    [A] Blue −{ $points }
   *[B] Red −{ $points }
}
carami-board-fills-band = fills the band: { $left } to { $one }, { $right } to { $other }
carami-board-again = another move
carami-board-ends = { $who ->
    [you] the game is over and you win
    [A] the game is over and Blue wins
    [B] the game is over and Red wins
   *[none] the game is over, a draw
}
carami-board-others = Other moves: { $moves }.
carami-board-moves = Moves: { $moves }.
carami-board-marble = { $start } to { $ends }
carami-board-end-jump = { $end } (a jump)
carami-board-between = {"; "}
carami-board-stepped = { $who ->
    [you] You moved from { $start } to { $end }.
    [A] Blue moved from { $start } to { $end }.
   *[B] Red moved from { $start } to { $end }.
}
carami-board-jumped = { $who ->
    [you] You jumped from { $start } to { $path }.
    [A] Blue jumped from { $start } to { $path }.
   *[B] Red jumped from { $start } to { $path }.
}
carami-board-took = { $who ->
    [you] You took { $places }.
    [A] Blue took { $places }.
   *[B] Red took { $places }.
}
carami-board-filled = { $who ->
    [you] You filled the band: { $left } to { $one }, { $right } to { $other }.
    [A] Blue filled the band: { $left } to { $one }, { $right } to { $other }.
   *[B] Red filled the band: { $left } to { $one }, { $right } to { $other }.
}
carami-board-reached = { $who ->
    [you] { $value ->
        [one] You reached { $place } for { $value } point.
       *[other] You reached { $place } for { $value } points.
    }
    [A] { $value ->
        [one] Blue reached { $place } for { $value } point.
       *[other] Blue reached { $place } for { $value } points.
    }
   *[B] { $value ->
        [one] Red reached { $place } for { $value } point.
       *[other] Red reached { $place } for { $value } points.
    }
}
carami-board-passed = { $who ->
    [you] You cannot move and pass.
    [A] Blue cannot move and passes.
   *[B] Red cannot move and passes.
}
carami-board-row = row { $row }: { $columns }
carami-board-rows = { $who ->
    [you] Your marbles: { $rows }.
    [A] Blue marbles: { $rows }.
   *[B] Red marbles: { $rows }.
}
carami-board-no-marble = { $who ->
    [you] None of your marbles is on the board.
    [A] No blue marble is on the board.
   *[B] No red marble is on the board.
}
carami-board-ramps = { $who ->
    [you] On your ramps: { $ramps }.
    [A] On Blue’s ramps: { $ramps }.
   *[B] On Red’s ramps: { $ramps }.
}
carami-board-arrived = { $who ->
    [you] { $points ->
        [one] You have { $points } point on the other’s back line: { $places }.
       *[other] You have { $points } points on the other’s back line: { $places }.
    }
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
carami-board-layout =
    Columns a to e from left to right, rows 1 to 7 from the bottom. Blue plays upwards from rows 1 to 3, Red downwards from rows 5 to 7.
    Row 4 has only the band: b4, c4, d4. The other’s back line (row 7 for Blue, row 1 for Red) counts 10, 5, 1, 5, 10 from a to e; the tens are reached from ramps only.
    Three marbles on the band send the outer two to one’s outer ramps the first time, to the inner ones the second. The left outer ramp leads to column a, the left inner one to b, the right inner one to d, the right outer one to e.
    A marble steps forward, straight or diagonally; on its own back line also sideways. It jumps forward, diagonally forward or sideways over an unbroken line of the other’s marbles; one marble jumped stays, two or more are taken, 2 points each. Reaching the other’s back line gives another move; a marble moves no more from there, but can be taken.
    To type a move, the ramps are ra, rb, rd and re: ra-a7, c3-c4, b4xd4xd6.
