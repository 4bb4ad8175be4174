# The Pétanque court in words. $side is A (blue, striped balls) or B (red, crossed balls); a cell such as 34 is its length, then its width.

petanque-board-now-start = Pétanque: each team rolls a die to see who starts.
petanque-board-now-jack = { $side ->
    [A] Pétanque: Blue is to throw the jack.
   *[B] Pétanque: Red is to throw the jack.
}
petanque-board-now-throw = { $side ->
    [A] Pétanque: Blue is throwing the jack.
   *[B] Pétanque: Red is throwing the jack.
}
petanque-board-now-corner = { $side ->
    [A] Pétanque: Blue threw the jack into { $cell } and chooses its corner.
   *[B] Pétanque: Red threw the jack into { $cell } and chooses its corner.
}
petanque-board-now-play = { $side ->
    [A] Pétanque: Blue to play.
   *[B] Pétanque: Red to play.
}
petanque-board-now-point = { $side ->
    [A] Pétanque: Blue is pointing.
   *[B] Pétanque: Red is pointing.
}
petanque-board-now-shoot = { $side ->
    [A] Pétanque: Blue is shooting at the ball in { $cell }.
   *[B] Pétanque: Red is shooting at the ball in { $cell }.
}
petanque-board-now-shoot-jack = { $side ->
    [A] Pétanque: Blue is shooting at the jack.
   *[B] Pétanque: Red is shooting at the jack.
}
petanque-board-now-over = { $side ->
    [A] Pétanque: Blue has won.
   *[B] Pétanque: Red has won.
}
petanque-board-over = { $winner ->
    [A] Pétanque: the game is over, Blue has won.
    [B] Pétanque: the game is over, Red has won.
    [draw] Pétanque: the game is over, a draw.
   *[none] Pétanque: the game is over, nobody has won.
}
petanque-board-fanny = { $side ->
    [A] A Fanny: Blue lost without a single point and kisses Fanny’s picture.
   *[B] A Fanny: Red lost without a single point and kisses Fanny’s picture.
}

petanque-board-score = Score: Blue { $a }, Red { $b }, playing to { $target }.
petanque-board-counted = { $side ->
    [A] Blue scores { $points } for { $places }.
   *[B] Red scores { $points } for { $places }.
}
petanque-board-counted-none = Nobody scores.
petanque-board-stopped = { $side ->
    [A] The jack is shot out: Blue scores { $points }.
   *[B] The jack is shot out: Red scores { $points }.
}

petanque-board-jack = { $corner ->
    [a] Jack in { $cell }, corner a (near left).
    [b] Jack in { $cell }, corner b (near right).
    [c] Jack in { $cell }, corner c (far left).
   *[d] Jack in { $cell }, corner d (far right).
}
petanque-board-jack-out = The jack is out.
petanque-board-side = { $side ->
    [A] Blue in { $places }.
   *[B] Red in { $places }.
}
petanque-board-no-ball = No ball lies on the court.
petanque-board-ball = { $side ->
    [A] Blue in { $cell }
   *[B] Red in { $cell }
}
petanque-board-order = From the nearest to the farthest: { $balls }.
petanque-board-holds = { $side ->
    [A] { $points ->
        [one] Blue holds { $points } point.
       *[other] Blue holds { $points } points.
    }
   *[B] { $points ->
        [one] Red holds { $points } point.
       *[other] Red holds { $points } points.
    }
}
petanque-board-left = Still to play: Blue { $a }, Red { $b }.
petanque-board-lost = Lost balls: Blue { $a }, Red { $b }.

petanque-board-may-choose = Choose a corner: a (near left), b (near right), c (far left) or d (far right).
petanque-board-may-point = Point, or shoot at the jack.
petanque-board-may-shoot = Point, or shoot at the jack or at the ball in: { $places }.
petanque-board-layout =
    The court has 36 cells: lengths 1 to 6 away from you, widths 1 to 6 from left to right. 34 is length 3, width 4.
    A ball lies in the middle of its cell, the jack in one of the four corners: a near left, b near right, c far left, d far right.
    A ball that is hit when pointing moves one cell on in length, and pushes the next; past length 6 it is lost.
