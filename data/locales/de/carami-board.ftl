# Das Carami-Brett in Worten. $who ist you (wer es liest), A (blaue Murmeln, von unten nach oben) oder B (rote, von oben nach unten).

carami-board-name = Carami.
carami-board-now = { $who ->
    [you] Du bist am Zug.
    [A] Blau ist am Zug.
   *[B] Rot ist am Zug.
}
carami-board-over = { $who ->
    [you] Die Partie ist vorbei, du hast gewonnen.
    [A] Die Partie ist vorbei, Blau hat gewonnen.
    [B] Die Partie ist vorbei, Rot hat gewonnen.
    [draw] Die Partie ist vorbei: remis.
   *[none] Die Partie ist vorbei, niemand hat gewonnen.
}
carami-board-ended-back-line-full = Eine Grundlinie ist voll.
carami-board-ended-no-moves = Niemand kann mehr ziehen.
carami-board-ended-no-progress = 20 Züge hintereinander brachten keinen Fortschritt.
carami-board-ways = { $side ->
    [A] { $who ->
        [you] Du ziehst nach oben, zu Reihe 7.
       *[other] Blau zieht nach oben, zu Reihe 7.
    }
   *[B] { $who ->
        [you] Du ziehst nach unten, zu Reihe 1.
       *[other] Rot zieht nach unten, zu Reihe 1.
    }
}
carami-board-score = Stand: Blau { $a }, Rot { $b }.
carami-board-scoring = { $move }: { $effects }.
carami-board-step = { $start } nach { $end }
carami-board-jump = { $start } springt nach { $path }
carami-board-takes = schlägt { $places }
carami-board-gains = { $who ->
    [you] du +{ $points }
    [A] Blau +{ $points }
   *[B] Rot +{ $points }
}
carami-board-loses = { $who ->
    [you] du −{ $points }
    [A] Blau −{ $points }
   *[B] Rot −{ $points }
}
carami-board-fills-band = füllt das Band: { $left } auf { $one }, { $right } auf { $other }
carami-board-again = noch ein Zug
carami-board-ends = { $who ->
    [you] die Partie ist vorbei und du gewinnst
    [A] die Partie ist vorbei und Blau gewinnt
    [B] die Partie ist vorbei und Rot gewinnt
   *[none] die Partie ist vorbei: remis
}
carami-board-others = Andere Züge: { $moves }.
carami-board-moves = Züge: { $moves }.
carami-board-marble = { $start } nach { $ends }
carami-board-end-jump = { $end } (ein Sprung)
carami-board-between = {"; "}
carami-board-stepped = { $who ->
    [you] Du bist von { $start } nach { $end } gezogen.
    [A] Blau ist von { $start } nach { $end } gezogen.
   *[B] Rot ist von { $start } nach { $end } gezogen.
}
carami-board-jumped = { $who ->
    [you] Du bist von { $start } nach { $path } gesprungen.
    [A] Blau ist von { $start } nach { $path } gesprungen.
   *[B] Rot ist von { $start } nach { $path } gesprungen.
}
carami-board-took = { $who ->
    [you] Du hast { $places } geschlagen.
    [A] Blau hat { $places } geschlagen.
   *[B] Rot hat { $places } geschlagen.
}
carami-board-filled = { $who ->
    [you] Du hast das Band gefüllt: { $left } auf { $one }, { $right } auf { $other }.
    [A] Blau hat das Band gefüllt: { $left } auf { $one }, { $right } auf { $other }.
   *[B] Rot hat das Band gefüllt: { $left } auf { $one }, { $right } auf { $other }.
}
carami-board-reached = { $who ->
    [you] { $value ->
        [one] Du hast { $place } erreicht: { $value } Punkt.
       *[other] Du hast { $place } erreicht: { $value } Punkte.
    }
    [A] { $value ->
        [one] Blau hat { $place } erreicht: { $value } Punkt.
       *[other] Blau hat { $place } erreicht: { $value } Punkte.
    }
   *[B] { $value ->
        [one] Rot hat { $place } erreicht: { $value } Punkt.
       *[other] Rot hat { $place } erreicht: { $value } Punkte.
    }
}
carami-board-passed = { $who ->
    [you] Du kannst nicht ziehen und setzt aus.
    [A] Blau kann nicht ziehen und setzt aus.
   *[B] Rot kann nicht ziehen und setzt aus.
}
carami-board-row = Reihe { $row }: { $columns }
carami-board-rows = { $who ->
    [you] Deine Murmeln: { $rows }.
    [A] Blaue Murmeln: { $rows }.
   *[B] Rote Murmeln: { $rows }.
}
carami-board-no-marble = { $who ->
    [you] Keine deiner Murmeln liegt auf dem Brett.
    [A] Keine blaue Murmel liegt auf dem Brett.
   *[B] Keine rote Murmel liegt auf dem Brett.
}
carami-board-ramps = { $who ->
    [you] Auf deinen Rampen: { $ramps }.
    [A] Auf den Rampen von Blau: { $ramps }.
   *[B] Auf den Rampen von Rot: { $ramps }.
}
carami-board-arrived = { $who ->
    [you] { $points ->
        [one] Du hast { $points } Punkt auf der gegnerischen Grundlinie: { $places }.
       *[other] Du hast { $points } Punkte auf der gegnerischen Grundlinie: { $places }.
    }
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
carami-board-idle = Züge hintereinander ohne Fortschritt: { $idle }; noch { $left }, und die Partie ist vorbei.
carami-board-layout =
    Spalten a bis e von links nach rechts, Reihen 1 bis 7 von unten nach oben. Blau spielt von den Reihen 1 bis 3 nach oben, Rot von den Reihen 5 bis 7 nach unten.
    Reihe 4 hat nur das Band: b4, c4, d4. Die Grundlinie des anderen (Reihe 7 für Blau, Reihe 1 für Rot) zählt von a bis e 10, 5, 1, 5, 10; die Zehner erreicht man nur über die Rampen.
    Liegen drei Murmeln auf dem Band, rollen die äußeren beim ersten Mal auf die eigenen Außenrampen, beim zweiten Mal auf die Innenrampen. Die linke Außenrampe führt zu Spalte a, die linke Innenrampe zu b, die rechte Innenrampe zu d, die rechte Außenrampe zu e.
    Eine Murmel zieht ein Feld vor, gerade oder schräg; auf der eigenen Grundlinie auch zur Seite. Sie springt vor, schräg vor oder zur Seite über eine lückenlose Reihe fremder Murmeln; eine einzige übersprungene bleibt, zwei oder mehr sind geschlagen, je 2 Punkte. Wer die Grundlinie des anderen erreicht, zieht noch einmal; von dort zieht eine Murmel nicht mehr, kann aber geschlagen werden.
    Zum Tippen heißen die Rampen ra, rb, rd und re: ra-a7, c3-c4, b4xd4xd6.
