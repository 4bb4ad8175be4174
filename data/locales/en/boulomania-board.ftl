# The Boulomania board in words. $side is A (blue, striped balls) or B (red, crossed balls).

boulomania-board-now-start = Boulomania: each team rolls a die to see who starts.
boulomania-board-now-jack = { $side ->
    [A] Boulomania: Blue is to throw the jack.
   *[B] Boulomania: Red is to throw the jack.
}
boulomania-board-now-throw = { $side ->
    [A] Boulomania: Blue is throwing the jack.
   *[B] Boulomania: Red is throwing the jack.
}
boulomania-board-now-play = { $side ->
    [A] Boulomania: Blue to play.
   *[B] Boulomania: Red to play.
}
boulomania-board-now-point = { $side ->
    [A] Boulomania: Blue is pointing with { $dice } dice.
   *[B] Boulomania: Red is pointing with { $dice } dice.
}
boulomania-board-now-shoot = { $side ->
    [A] Boulomania: Blue is shooting at the ball in { $detail }.
   *[B] Boulomania: Red is shooting at the ball in { $detail }.
}
boulomania-board-now-shoot-jack = { $side ->
    [A] Boulomania: Blue is shooting at the jack.
   *[B] Boulomania: Red is shooting at the jack.
}
boulomania-board-now-land = { $side ->
    [A] Boulomania: Blue rolled { $detail } and chooses.
   *[B] Boulomania: Red rolled { $detail } and chooses.
}
boulomania-board-now-over = { $side ->
    [A] Boulomania: Blue has won.
   *[B] Boulomania: Red has won.
}
boulomania-board-over = { $winner ->
    [A] Boulomania: the game is over, Blue has won.
    [B] Boulomania: the game is over, Red has won.
    [draw] Boulomania: the game is over, a draw.
   *[none] Boulomania: the game is over, nobody has won.
}

boulomania-board-score = Score: Blue { $a }, Red { $b }, playing to { $target }.
boulomania-board-counted = { $side ->
    [A] Blue scores { $points } for { $places }.
   *[B] Red scores { $points } for { $places }.
}
boulomania-board-counted-none = Nobody scores.
boulomania-board-stopped = { $side ->
    [A] The jack is out: Blue scores { $points }.
   *[B] The jack is out: Red scores { $points }.
}

boulomania-board-jack = Jack in { $pit }.
boulomania-board-jack-out = The jack is out.
boulomania-board-side = { $side ->
    [A] Blue in { $places }.
   *[B] Red in { $places }.
}
boulomania-board-no-ball = No ball lies on the board.
boulomania-board-ball = { $side ->
    [A] Blue in { $pit }
   *[B] Red in { $pit }
}
boulomania-board-equal = { $balls } (equally near)
boulomania-board-order = From the nearest to the farthest: { $balls }.
boulomania-board-holds = { $side ->
    [A] { $points ->
        [one] Blue holds { $points } point.
       *[other] Blue holds { $points } points.
    }
   *[B] { $points ->
        [one] Red holds { $points } point.
       *[other] Red holds { $points } points.
    }
}
boulomania-board-level = Both teams’ best balls are equally near.
boulomania-board-left = Still to play: Blue { $a }, Red { $b }.
boulomania-board-lost = Lost balls: Blue { $a }, Red { $b }.

boulomania-board-may-point = Point with 2 or 3 dice, or shoot at the jack.
boulomania-board-may-shoot = Point with 2 or 3 dice, or shoot at the jack or at the ball in: { $pits }.
boulomania-board-may-land = Choose a way: { $ways }.
boulomania-board-way = into { $pit }
boulomania-board-way-push = the ball in { $start } moves to { $end }
boulomania-board-way-out = the ball in { $start } goes out
boulomania-board-layout =
    Ball pits run upwards in three columns: 7, 8, 9, 10 on the left, 14, 13, 12, 11 in the middle, 15, 16, 17, 18 on the right.
    Jack pits 3, 2, 1 lie left of the middle, 4, 5, 6 right of it: 3 and 4 beside 13, 2 and 5 beside 12, 1 and 6 beside 11.
    A pushed ball moves one pit up. When pointing, one in 8 may also go to 12, one in 13 to 9 or 17, one in 16 to 12.
