# Worauf sich einlässt, wer eine Herausforderung annimmt
challenge-length = { $balls ->
    [one] Je eine Kugel
   *[other] Je { $balls } Kugeln
}, bis { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
challenge-length-named = { $balls ->
    [one] Je eine Kugel
   *[other] Je { $balls } Kugeln
}, bis { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $length }).
challenge-here = Gespielt wird hier.
challenge-rated = Die Partie wird gewertet.
challenge-not-rated = Die Partie wird nicht gewertet.
challenge-begin-roll = Wer beginnt, wird ausgewürfelt.
