# The Boomerang board in words. $who is you (whoever reads it), A (blue, rings on its pegs) or B (red, crosses on its pegs).

boomerang-board-name = Boomerang.
boomerang-board-now = { $who ->
    [you] It is your turn.
    [A] Blue to play.
   *[B] Red to play.
}
boomerang-board-over = { $who ->
    [you] The game is over, you have won.
    [A] The game is over, Blue has won.
    [B] The game is over, Red has won.
    [draw] The game is over, a draw.
   *[none] The game is over, nobody has won.
}
boomerang-board-score = Score: Blue { $a }, Red { $b } of { $total }.
boomerang-board-may-anywhere = Any of your pieces can go anywhere; there is nothing to turn over yet.
boomerang-board-may = { $piece }, points turned over: { $groups }. Most: { $place }; turned over: { $turned }; then { $own } to { $other }.
boomerang-board-group = { $places ->
    [one] { $points } at { $places } place
   *[other] { $points } at { $places } places
}
boomerang-board-nowhere = Nowhere to go now: { $pieces }.
boomerang-board-turned-piece = { $piece } on { $cell }
boomerang-board-placed = { $who ->
    [you] You put down { $placement }.
    [A] Blue put down { $placement }.
   *[B] Red put down { $placement }.
}
boomerang-board-turned = { $points ->
    [one] That turned over { $pieces }: { $points } point.
   *[other] That turned over { $pieces }: { $points } points.
}
boomerang-board-passed = { $who ->
    [you] You cannot put anything down and pass.
    [A] Blue cannot put anything down and passes.
   *[B] Red cannot put anything down and passes.
}
boomerang-board-closed = { $pieces ->
    [one] { $pieces } piece is closed in for good.
   *[other] { $pieces } pieces are closed in for good.
}
boomerang-board-open = { $who ->
    [you] Your pieces that can be turned over: { $pieces }.
    [A] Blue pieces that can be turned over: { $pieces }.
   *[B] Red pieces that can be turned over: { $pieces }.
}
boomerang-board-shut = { $who ->
    [you] Your pieces closed in for good: { $pieces }.
    [A] Blue pieces closed in for good: { $pieces }.
   *[B] Red pieces closed in for good: { $pieces }.
}
boomerang-board-final = { $who ->
    [you] Your pieces: { $pieces }.
    [A] Blue pieces: { $pieces }.
   *[B] Red pieces: { $pieces }.
}
boomerang-board-piece = { $piece } on { $cells }
boomerang-board-between = {"; "}
boomerang-board-free = Free cells: { $cells }.
boomerang-board-held = Not yet put down: Blue { $a }, Red { $b }.
boomerang-board-times = { $times ->
    [1] { $piece }
   *[other] { $times } × { $piece }
}
boomerang-board-left = { $who ->
    [you] { $points ->
        [one] You still have { $pieces }: { $points } point.
       *[other] You still have { $pieces }: { $points } points.
    }
    [A] { $points ->
        [one] Blue still has { $pieces }: { $points } point.
       *[other] Blue still has { $pieces }: { $points } points.
    }
   *[B] { $points ->
        [one] Red still has { $pieces }: { $points } point.
       *[other] Red still has { $pieces }: { $points } points.
    }
}
boomerang-board-none-left = { $who ->
    [you] You have no pieces left.
    [A] Blue has no pieces left.
   *[B] Red has no pieces left.
}
boomerang-board-layout =
    The board has columns a to j from left to right and rows 1 to 9 from the bottom. A piece is worth as many points as it has cells.
    The pieces: single (I1), bars of 2, 3 and 4 (I2, I3, I4), small and big corner (V3, V5), square (O4), small and big T (T4, T5), U (U5), cross (X5). Both sides have the same 13; I1 and I2 come twice.
    A piece has to touch one of the other colour along a side, and turns over all of those that it touches. One that no free cell touches is closed in for good.
    To type a placement, give the piece, the lower left corner of the box around it, and quarter turns counter-clockwise. Not turned, bars lie across, corners go up on the left and right along the bottom, a T stands on its bar, and a U is open at the top.
