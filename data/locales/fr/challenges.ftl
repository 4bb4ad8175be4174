# Ce qu’accepte qui relève un défi
challenge-length = { $balls ->
    [one] { $balls } boule chacun
   *[other] { $balls } boules chacun
}, partie en { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
challenge-length-named = { $balls ->
    [one] { $balls } boule chacun
   *[other] { $balls } boules chacun
}, partie en { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $length }).
challenge-here = La partie se joue ici.
challenge-rated = La partie compte pour la cote.
challenge-not-rated = La partie ne compte pas pour la cote.
challenge-begin-roll = Les dés décident qui commence.
