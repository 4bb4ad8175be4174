# Das Boomerang-Brett in Worten. $side ist A (blau, Ringe auf den Zapfen) oder B (rot, Kreuze auf den Zapfen).

boomerang-board-now = { $side ->
    [A] Boomerang: Blau ist am Zug.
   *[B] Boomerang: Rot ist am Zug.
}
boomerang-board-won = { $side ->
    [A] Boomerang: Blau hat gewonnen.
   *[B] Boomerang: Rot hat gewonnen.
}
boomerang-board-over = { $winner ->
    [A] Boomerang: Die Partie ist vorbei, Blau hat gewonnen.
    [B] Boomerang: Die Partie ist vorbei, Rot hat gewonnen.
    [draw] Boomerang: Die Partie ist vorbei, unentschieden.
   *[none] Boomerang: Die Partie ist vorbei, niemand hat gewonnen.
}
boomerang-board-drawn = Boomerang: unentschieden.
boomerang-board-score = Blau { $a }, Rot { $b } von { $total } Punkten.

boomerang-board-placed = { $side ->
    [A] Blau hat { $piece } auf { $cells } gelegt.
   *[B] Rot hat { $piece } auf { $cells } gelegt.
}
boomerang-board-turned = { $pieces ->
    [one] { $pieces } Teil umgedreht ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
   *[other] { $pieces } Teile umgedreht ({ $points } Punkte).
}
boomerang-board-passed = { $side ->
    [A] Blau kann nichts legen und wird übersprungen.
   *[B] Rot kann nichts legen und wird übersprungen.
}
boomerang-board-closed = { $pieces ->
    [0] Kein Teil ist eingeschlossen.
    [one] { $pieces } Teil ist endgültig eingeschlossen.
   *[other] { $pieces } Teile sind endgültig eingeschlossen.
}

boomerang-board-lying = { $side ->
    [A] Blau auf dem Brett: { $pieces }.
   *[B] Rot auf dem Brett: { $pieces }.
}
boomerang-board-piece = { $piece } auf { $cells }
boomerang-board-piece-closed = { $piece } auf { $cells } (eingeschlossen)
boomerang-board-free = Freie Felder: { $cells }.
boomerang-board-left = { $side ->
    [A] { $points ->
        [one] Blau hat noch { $pieces }: { $points } Punkt.
       *[other] Blau hat noch { $pieces }: { $points } Punkte.
    }
   *[B] { $points ->
        [one] Rot hat noch { $pieces }: { $points } Punkt.
       *[other] Rot hat noch { $pieces }: { $points } Punkte.
    }
}
boomerang-board-held = { $a ->
    [one] Noch nicht gelegt: Blau { $a } Punkt, Rot { $b }.
   *[other] Noch nicht gelegt: Blau { $a } Punkte, Rot { $b }.
}
boomerang-board-none-left = { $side ->
    [A] Blau hat kein Teil mehr.
   *[B] Rot hat kein Teil mehr.
}

boomerang-board-may-anywhere = Leg ein beliebiges Teil an eine beliebige Stelle.
boomerang-board-choices = Wo deine Teile passen: { $places }.
boomerang-board-may = { $places ->
    [one] { $piece } an { $places } Stelle, { $action } dreht Teile im Wert von { $points } um
   *[other] { $piece } an { $places } Stellen, { $action } dreht Teile im Wert von { $points } um
}
boomerang-board-layout =
    Das Brett hat die Spalten a bis j von links nach rechts und die Reihen 1 bis 9 von unten nach oben. Die Zahl eines Teils ist die Zahl seiner Felder.
    I1 bis I4 sind gerade und liegen quer. O4 ist ein Quadrat, X5 ein Kreuz. V3 und V5 sind Winkel: links nach oben, unten nach rechts.
    T4 und T5 stehen auf ihrem Balken, ein und zwei Felder hoch über dessen Mitte. U5 ist drei Felder breit, beide Enden sind um eines hochgezogen.
    T5.1@e6 ist das Teil T5 nach einer Vierteldrehung gegen den Uhrzeigersinn, die linke untere Ecke des Rechtecks um es herum in e6.
