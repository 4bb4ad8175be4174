# Das Boomerang-Brett in Worten. $who ist you (wer es liest), A (blau, Ringe auf den Zapfen) oder B (rot, Kreuze auf den Zapfen).

boomerang-board-name = Boomerang.
boomerang-board-now = { $who ->
    [you] Du bist am Zug.
    [A] Blau ist am Zug.
   *[B] Rot ist am Zug.
}
boomerang-board-over = { $who ->
    [you] Die Partie ist vorbei, du hast gewonnen.
    [A] Die Partie ist vorbei, Blau hat gewonnen.
    [B] Die Partie ist vorbei, Rot hat gewonnen.
    [draw] Die Partie ist vorbei: remis.
   *[none] Die Partie ist vorbei, niemand hat gewonnen.
}
boomerang-board-score = Stand: Blau { $a }, Rot { $b } von { $total }.
boomerang-board-may-anywhere = Jedes deiner Teile kann überallhin; umzudrehen gibt es noch nichts.
boomerang-board-may = { $piece }, umgedrehte Punkte: { $groups }. Am meisten: { $place }; umgedreht: { $turned }; dann { $own } zu { $other }.
boomerang-board-group = { $places ->
    [one] { $points } an { $places } Stelle
   *[other] { $points } an { $places } Stellen
}
boomerang-board-nowhere = Zurzeit ohne Platz: { $pieces }.
boomerang-board-turned-piece = { $piece } auf { $cell }
boomerang-board-placed = { $who ->
    [you] Du hast { $placement } gelegt.
    [A] Blau hat { $placement } gelegt.
   *[B] Rot hat { $placement } gelegt.
}
boomerang-board-turned = { $points ->
    [one] Umgedreht: { $pieces }; { $points } Punkt.
   *[other] Umgedreht: { $pieces }; { $points } Punkte.
}
boomerang-board-passed = { $who ->
    [you] Du kannst nichts legen und setzt aus.
    [A] Blau kann nichts legen und setzt aus.
   *[B] Rot kann nichts legen und setzt aus.
}
boomerang-board-closed = { $pieces ->
    [one] { $pieces } Teil ist endgültig eingeschlossen.
   *[other] { $pieces } Teile sind endgültig eingeschlossen.
}
boomerang-board-open = { $who ->
    [you] Deine Teile, die man umdrehen kann: { $pieces }.
    [A] Blaue Teile, die man umdrehen kann: { $pieces }.
   *[B] Rote Teile, die man umdrehen kann: { $pieces }.
}
boomerang-board-shut = { $who ->
    [you] Deine Teile, endgültig eingeschlossen: { $pieces }.
    [A] Blaue Teile, endgültig eingeschlossen: { $pieces }.
   *[B] Rote Teile, endgültig eingeschlossen: { $pieces }.
}
boomerang-board-final = { $who ->
    [you] Deine Teile: { $pieces }.
    [A] Blaue Teile: { $pieces }.
   *[B] Rote Teile: { $pieces }.
}
boomerang-board-piece = { $piece } auf { $cells }
boomerang-board-between = {"; "}
boomerang-board-free = Freie Felder: { $cells }.
boomerang-board-held = Noch nicht gelegt: Blau { $a }, Rot { $b }.
boomerang-board-times = { $times ->
    [1] { $piece }
   *[other] { $times } × { $piece }
}
boomerang-board-left = { $who ->
    [you] { $points ->
        [one] Bei dir übrig: { $pieces }; { $points } Punkt.
       *[other] Bei dir übrig: { $pieces }; { $points } Punkte.
    }
    [A] { $points ->
        [one] Bei Blau übrig: { $pieces }; { $points } Punkt.
       *[other] Bei Blau übrig: { $pieces }; { $points } Punkte.
    }
   *[B] { $points ->
        [one] Bei Rot übrig: { $pieces }; { $points } Punkt.
       *[other] Bei Rot übrig: { $pieces }; { $points } Punkte.
    }
}
boomerang-board-none-left = { $who ->
    [you] Du hast kein Teil mehr.
    [A] Blau hat kein Teil mehr.
   *[B] Rot hat kein Teil mehr.
}
boomerang-board-layout =
    Das Brett hat die Spalten a bis j von links nach rechts und die Reihen 1 bis 9 von unten nach oben. Ein Teil zählt so viele Punkte, wie es Felder hat.
    Die Teile: Einer (I1), Zweier-, Dreier- und Viererbalken (I2, I3, I4), kleiner und großer Winkel (V3, V5), Quadrat (O4), kleines und großes T (T4, T5), U (U5), Kreuz (X5). Beide Seiten haben die gleichen 13; I1 und I2 gibt es zweimal.
    Ein Teil muss eines der anderen Farbe mit einer Seite berühren und dreht alle um, die es berührt. Eines, das kein freies Feld berührt, ist endgültig eingeschlossen.
    Zum Tippen gib das Teil an, die linke untere Ecke des Rahmens darum und die Vierteldrehungen gegen den Uhrzeigersinn. Ungedreht liegen Balken quer, Winkel gehen links nach oben und unten nach rechts, ein T steht auf seinem Balken, ein U ist oben offen.
