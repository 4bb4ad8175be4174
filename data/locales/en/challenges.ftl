# What whoever accepts a challenge agrees to
challenge-length = { $balls ->
    [one] One boule each
   *[other] { $balls } boules each
}, first to { $points ->
    [one] 1 point.
   *[other] { $points }.
}
challenge-length-named = { $balls ->
    [one] One boule each
   *[other] { $balls } boules each
}, first to { $points ->
    [one] 1 point
   *[other] { $points }
} ({ $length }).
challenge-here = The game is played here.
challenge-rated = The game is rated.
challenge-not-rated = The game is not rated.
challenge-begin-roll = A roll decides who begins.
