card-title = { $game } · partie { $number }
card-drawn = Match nul
card-won = Victoire, { $score }
card-won-resigned = Victoire par abandon
card-won-time = Victoire au temps
card-fanny = { $verdict } · Fanny !
card-change = { $before } → { $after } ({ $change })
card-member = { $name } : { $change }
card-provisional = { $sign } = cote provisoire
card-rating-alt = { $name } : { $score } (cote { $ratings })
card-side-alt = { $name } : { $score }
card-best-alt = Meilleurs moments : { $moments }
card-carreaux = { $count ->
    [one] Un carreau
   *[other] { $count } carreaux
}
card-end = Plus grosse mène : { $count } points (mène { $when })
card-turned = Le plus de pièces retournées d’un coup : { $count } (coup { $when })
card-taken = Le plus de billes prises en un coup : { $count } (coup { $when })
card-leaps = Plus long saut : { $count } bonds (coup { $when })
card-lead-ends = Plus longue avance : { $count } mènes
card-lead-moves = Plus longue avance : { $count } coups
card-comeback = Remontée après { $count } points de retard
card-number-ends = { $count ->
    [one] une mène
   *[other] { $count } mènes
}
card-number-boules = { $count ->
    [one] une boule
   *[other] { $count } boules
}
card-number-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}
card-shots = tirs réussis : { $a }, { $b }
card-shots-of = { $team } { $hits } sur { $shots }
card-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
card-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
card-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
