# The Boomerang board in words. $side is A (blue, rings on its pegs) or B (red, crosses on its pegs).

boomerang-board-now = { $side ->
    [A] Boomerang: Blue to play.
   *[B] Boomerang: Red to play.
}
boomerang-board-won = { $side ->
    [A] Boomerang: Blue has won.
   *[B] Boomerang: Red has won.
}
boomerang-board-over = { $winner ->
    [A] Boomerang: the game is over, Blue has won.
    [B] Boomerang: the game is over, Red has won.
    [draw] Boomerang: the game is over, a draw.
   *[none] Boomerang: the game is over, nobody has won.
}
boomerang-board-drawn = Boomerang: a draw.
boomerang-board-score = Blue { $a }, Red { $b } of { $total } points.

boomerang-board-placed = { $side ->
    [A] Blue put down { $piece } on { $cells }.
   *[B] Red put down { $piece } on { $cells }.
}
boomerang-board-turned = { $pieces ->
    [one] That turned over { $pieces } piece ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
   *[other] That turned over { $pieces } pieces ({ $points } points).
}
boomerang-board-passed = { $side ->
    [A] Blue cannot put anything down and is passed over.
   *[B] Red cannot put anything down and is passed over.
}
boomerang-board-closed = { $pieces ->
    [0] No piece is closed in.
    [one] { $pieces } piece is closed in for good.
   *[other] { $pieces } pieces are closed in for good.
}

boomerang-board-lying = { $side ->
    [A] Blue on the board: { $pieces }.
   *[B] Red on the board: { $pieces }.
}
boomerang-board-piece = { $piece } on { $cells }
boomerang-board-piece-closed = { $piece } on { $cells } (closed in)
boomerang-board-free = Free cells: { $cells }.
boomerang-board-left = { $side ->
    [A] { $points ->
        [one] Blue has left { $pieces }: { $points } point.
       *[other] Blue has left { $pieces }: { $points } points.
    }
   *[B] { $points ->
        [one] Red has left { $pieces }: { $points } point.
       *[other] Red has left { $pieces }: { $points } points.
    }
}
boomerang-board-held = { $a ->
    [one] Not yet put down: Blue { $a } point, Red { $b }.
   *[other] Not yet put down: Blue { $a } points, Red { $b }.
}
boomerang-board-none-left = { $side ->
    [A] Blue has no pieces left.
   *[B] Red has no pieces left.
}

boomerang-board-may-anywhere = Put any piece anywhere.
boomerang-board-choices = Where your pieces fit: { $places }.
boomerang-board-may = { $places ->
    [one] { $piece } in { $places } place, { $action } turns over pieces worth { $points }
   *[other] { $piece } in { $places } places, { $action } turns over pieces worth { $points }
}
boomerang-board-layout =
    The board has columns a to j from left to right and rows 1 to 9 from the bottom. A piece’s number is its size in cells.
    I1 to I4 are straight, lying across. O4 is a square, X5 a cross. V3 and V5 are corners: up on the left, then right along the bottom.
    T4 and T5 stand on their bar, one and two cells tall above its middle. U5 is three wide with both ends one up.
    T5.1@e6 is the piece T5 after one quarter turn counter-clockwise, the lower left corner of the rectangle around it in e6.
