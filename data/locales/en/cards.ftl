card-title = { $game } · game { $number }
card-drawn = A draw
card-won = Victory, { $score }
card-won-resigned = Victory by resignation
card-won-time = Victory on time
card-fanny = { $verdict } · Fanny!
card-change = { $before } → { $after } ({ $change })
card-member = { $name }: { $change }
card-provisional = { $sign } = provisional rating
card-rating-alt = { $name }: { $score } (rating { $ratings })
card-side-alt = { $name }: { $score }
card-best-alt = Best moments: { $moments }
card-carreaux = { $count ->
    [one] One carreau
   *[other] { $count } carreaux
}
card-end = Biggest end: { $count } points (end { $when })
card-turned = Most pieces turned over at once: { $count } (move { $when })
card-taken = Most marbles taken in one move: { $count } (move { $when })
card-leaps = Longest jump: { $count } leaps (move { $when })
card-lead-ends = Longest lead: { $count } ends
card-lead-moves = Longest lead: { $count } moves
card-comeback = Came back from { $count } points behind
card-number-ends = { $count ->
    [one] one end
   *[other] { $count } ends
}
card-number-boules = { $count ->
    [one] one boule
   *[other] { $count } boules
}
card-number-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
card-shots = shots hit: { $a }, { $b }
card-shots-of = { $team } { $hits } of { $shots }
card-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
card-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
card-days = { $count ->
    [one] one day
   *[other] { $count } days
}
