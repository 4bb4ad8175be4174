# Das Carami-Brett in Worten. $side ist A (blaue Murmeln, von unten nach oben) oder B (rote, von oben nach unten).

carami-board-now = { $side ->
    [A] Carami: Blau ist am Zug.
   *[B] Carami: Rot ist am Zug.
}
carami-board-won = { $side ->
    [A] Carami: Blau hat gewonnen.
   *[B] Carami: Rot hat gewonnen.
}
carami-board-over = { $winner ->
    [A] Carami: Die Partie ist vorbei, Blau hat gewonnen.
    [B] Carami: Die Partie ist vorbei, Rot hat gewonnen.
    [draw] Carami: Die Partie ist vorbei, unentschieden.
   *[none] Carami: Die Partie ist vorbei, niemand hat gewonnen.
}
carami-board-draw = Carami: unentschieden.
carami-board-ended-back-line-full = Eine Grundlinie ist voll.
carami-board-ended-no-moves = Niemand kann mehr ziehen.
carami-board-ended-no-progress = Zu viele Züge hintereinander ohne Fortschritt.
carami-board-score = Stand: Blau { $a }, Rot { $b }.

carami-board-stepped = { $side ->
    [A] Blau zog von { $start } nach { $end }.
   *[B] Rot zog von { $start } nach { $end }.
}
carami-board-rolled = { $side ->
    [A] Blau rollte von Rampe { $ramp } nach { $end }.
   *[B] Rot rollte von Rampe { $ramp } nach { $end }.
}
carami-board-jumped = { $side ->
    [A] Blau sprang: { $path }.
   *[B] Rot sprang: { $path }.
}
carami-board-took = { $side ->
    [A] Blau schlug { $count } Murmeln.
   *[B] Rot schlug { $count } Murmeln.
}
carami-board-filled = { $side ->
    [A] Blau hat das Band gefüllt: Rampen { $left } und { $right }.
   *[B] Rot hat das Band gefüllt: Rampen { $left } und { $right }.
}
carami-board-reached = { $side ->
    [A] { $value ->
        [one] Blau erreicht { $place }: { $value } Punkt.
       *[other] Blau erreicht { $place }: { $value } Punkte.
    }
   *[B] { $value ->
        [one] Rot erreicht { $place }: { $value } Punkt.
       *[other] Rot erreicht { $place }: { $value } Punkte.
    }
}
carami-board-passed = { $side ->
    [A] Blau kann nicht ziehen.
   *[B] Rot kann nicht ziehen.
}

carami-board-side = { $side ->
    [A] Blau auf { $places }.
   *[B] Rot auf { $places }.
}
carami-board-between = {"; "}
carami-board-row = Reihe { $row }: { $columns }
carami-board-rows = { $side ->
    [A] Blaue Murmeln: { $rows }.
   *[B] Rote Murmeln: { $rows }.
}
carami-board-no-marble = { $side ->
    [A] Keine blaue Murmel liegt auf dem Brett.
   *[B] Keine rote Murmel liegt auf dem Brett.
}
carami-board-ramps = { $side ->
    [A] { $count ->
        [one] Blau auf Rampe { $ramps }.
       *[other] Blau auf den Rampen { $ramps }.
    }
   *[B] { $count ->
        [one] Rot auf Rampe { $ramps }.
       *[other] Rot auf den Rampen { $ramps }.
    }
}
carami-board-arrived = { $side ->
    [A] { $points ->
        [one] Blau hat { $points } Punkt auf der Grundlinie von Rot: { $places }.
       *[other] Blau hat { $points } Punkte auf der Grundlinie von Rot: { $places }.
    }
   *[B] { $points ->
        [one] Rot hat { $points } Punkt auf der Grundlinie von Blau: { $places }.
       *[other] Rot hat { $points } Punkte auf der Grundlinie von Blau: { $places }.
    }
}
carami-board-taken = Geschlagen: von Blau { $a }, von Rot { $b }.
carami-board-fills = Band gefüllt: von Blau { $a }-mal, von Rot { $b }-mal.
carami-board-idle = Züge hintereinander ohne Fortschritt: { $idle }; noch { $left }, und das Spiel ist aus.

carami-board-may-step = Von { $start } nach { $ends }.
carami-board-may-roll = Von Rampe { $ramp } nach { $end }.
carami-board-may-jump = Sprünge von { $start }: nach { $ways }.
carami-board-jump = { $path }
carami-board-jump-takes = { $path } (schlägt { $count })
carami-board-layout =
    Spalten a bis e, Reihen 1 bis 7. Blau spielt von den Reihen 1 bis 3 nach oben, Rot von den Reihen 5 bis 7 nach unten.
    Reihe 4 hat nur das Band: b4, c4, d4. Eine Grundlinie zählt von a bis e 10, 5, 1, 5, 10; die Zehner erreicht man nur über die Rampen.
    Liegen drei Murmeln auf dem Band, rollen die äußeren beim ersten Mal auf die Rampen a und e, beim zweiten Mal auf b und d.
