card-title = { $game } · Partie { $number }
card-drawn = Remis
card-won = Sieg mit { $score }
card-won-resigned = Sieg durch Aufgabe
card-won-time = Sieg durch Zeitablauf
card-fanny = { $verdict } · Fanny!
card-change = { $before } → { $after } ({ $change })
card-member = { $name }: { $change }
card-provisional = { $sign } = vorläufige Wertung
card-rating-alt = { $name }: { $score } (Wertung { $ratings })
card-side-alt = { $name }: { $score }
card-best-alt = Beste Momente: { $moments }
card-carreaux = { $count ->
    [one] Ein Carreau
   *[other] { $count } Carreaux
}
card-end = Beste Aufnahme: { $count } Punkte (Aufnahme { $when })
card-turned = Die meisten Teile auf einmal umgedreht: { $count } (Zug { $when })
card-taken = Die meisten Murmeln in einem Zug geschlagen: { $count } (Zug { $when })
card-leaps = Längste Sprungfolge: { $count } Sprünge (Zug { $when })
card-lead-ends = Längste Führung: { $count } Aufnahmen
card-lead-moves = Längste Führung: { $count } Züge
card-comeback = { $count } Punkte Rückstand aufgeholt
card-number-ends = { $count ->
    [one] eine Aufnahme
   *[other] { $count } Aufnahmen
}
card-number-boules = { $count ->
    [one] eine Kugel
   *[other] { $count } Kugeln
}
card-number-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
card-shots = Treffer: { $a }, { $b }
card-shots-of = { $team } { $hits } von { $shots }
card-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
card-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
card-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
