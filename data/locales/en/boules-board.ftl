# What both dice pétanques say of their boards. $who is you (whoever reads it), A (blue, striped boules) or B (red, crossed boules).

boules-board-now-start = Each side rolls a die to see who starts.
boules-board-now-jack = { $who ->
    [you] You are to throw the jack.
    [A] Blue is to throw the jack.
   *[B] Red is to throw the jack.
}
boules-board-now-rolling = { $who ->
    [you] Your dice are rolling.
    [A] Blue’s dice are rolling.
   *[B] Red’s dice are rolling.
}
boules-board-now-play = { $who ->
    [you] It is your turn.
    [A] Blue to play.
   *[B] Red to play.
}
boules-board-now-over = { $who ->
    [you] You have won.
    [A] Blue has won.
   *[B] Red has won.
}
boules-board-over = { $who ->
    [you] The game is over, you have won.
    [A] The game is over, Blue has won.
    [B] The game is over, Red has won.
    [draw] The game is over, a draw.
   *[none] The game is over, nobody has won.
}
boules-board-fanny = { $who ->
    [you] A Fanny: you have lost without a single point and kiss Fanny’s picture.
    [A] A Fanny: Blue has lost without a single point and kisses Fanny’s picture.
   *[B] A Fanny: Red has lost without a single point and kisses Fanny’s picture.
}
boules-board-holds = { $who ->
    [you] You hold the point with the boule in { $place } and would score { $points }.
    [A] Blue holds the point with the boule in { $place } and would score { $points }.
   *[B] Red holds the point with the boule in { $place } and would score { $points }.
}
boules-board-level = The best boules of both sides are equally near: nobody holds the point.
boules-board-jack-out = The jack is out.
boules-board-no-ball = No boule is on the board.
boules-board-lying = On the board: { $balls }.
boules-board-order = Nearest first: { $balls }.
boules-board-ball = { $who ->
    [you] you { $place }
    [A] Blue { $place }
   *[B] Red { $place }
}
boules-board-far = { $ball } at { $whole }.{ $tenth }
boules-board-equal = { $balls } and { $last } (equally near)
boules-board-none-nearer = No free place is nearer.
boules-board-more-places = { $places } and { $count } more
boules-board-score = Score: Blue { $a }, Red { $b }, to { $target }.
boules-board-left = Left: Blue { $a }, Red { $b }.
boules-board-lost = Lost in this end: Blue { $a }, Red { $b }.
boules-board-closed = The end is over.
boules-board-counted = { $who ->
    [you] You score { $points }: { $places }.
    [A] Blue scores { $points }: { $places }.
   *[B] Red scores { $points }: { $places }.
}
boules-board-counted-none = Nobody scores: no boule is on the board.
boules-board-tied = Nobody scores: the best boules of both sides are equally near.
boules-board-stopped = { $who ->
    [you] { $points ->
        [one] You score { $points } for the boule you have left.
       *[other] You score { $points } for the boules you have left.
    }
    [A] { $points ->
        [one] Blue scores { $points } for the boule it has left.
       *[other] Blue scores { $points } for the boules it has left.
    }
   *[B] { $points ->
        [one] Red scores { $points } for the boule it has left.
       *[other] Red scores { $points } for the boules it has left.
    }
}
boules-board-stopped-none = Nobody scores: the jack is out.
boules-board-pointing = { $throw }: { $chances }.
boules-board-holding = { $chance } ({ $standings })
boules-board-else = { $chance }, else { $standings }
boules-board-takes = takes the point { $percent }%
boules-board-keeps = keeps the point { $percent }%
boules-board-loses = boule lost { $percent }%
boules-board-likely = { $percent }% { $standing }
boules-board-then-holds = { $who ->
    [you] you hold { $points }
    [A] Blue holds { $points }
   *[B] Red holds { $points }
}
boules-board-then-scores = { $who ->
    [you] you score { $points }
    [A] Blue scores { $points }
   *[B] Red scores { $points }
}
boules-board-then-wins = { $who ->
    [you] you score { $points } and win
    [A] Blue scores { $points } and wins
   *[B] Red scores { $points } and wins
}
boules-board-then-none-holds = nobody holds the point
boules-board-then-none-scores = nobody scores
boules-board-shot = { $shot }: { $faces }.
boules-board-face = { $faces }: { $deed }
boules-board-faces = { $first } to { $last }
boules-board-two-faces = { $first } or { $last }
boules-board-between = {"; "}
boules-board-deed-missed = missed
boules-board-deed-in-vain = nothing moves
boules-board-deed-grazed = pushes { $pushes }
boules-board-deed-jack-moved = jack to { $place }
boules-board-deed-jack-out = jack out
boules-board-deed-hit = both boules gone
boules-board-deed-carreau = carreau
