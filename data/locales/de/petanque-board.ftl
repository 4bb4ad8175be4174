# Der Pétanque-Platz in Worten. $side ist A (blaue Kugeln mit Streifen) oder B (rote Kugeln mit Kreuz); ein Feld wie 34 ist seine Länge, dann seine Breite.

petanque-board-now-start = Pétanque: Jedes Team würfelt, wer beginnt.
petanque-board-now-jack = { $side ->
    [A] Pétanque: Blau wirft die Zielkugel.
   *[B] Pétanque: Rot wirft die Zielkugel.
}
petanque-board-now-throw = { $side ->
    [A] Pétanque: Blau würfelt die Zielkugel aus.
   *[B] Pétanque: Rot würfelt die Zielkugel aus.
}
petanque-board-now-corner = { $side ->
    [A] Pétanque: Blau hat die Zielkugel nach { $cell } geworfen und wählt ihre Ecke.
   *[B] Pétanque: Rot hat die Zielkugel nach { $cell } geworfen und wählt ihre Ecke.
}
petanque-board-now-play = { $side ->
    [A] Pétanque: Blau ist am Zug.
   *[B] Pétanque: Rot ist am Zug.
}
petanque-board-now-point = { $side ->
    [A] Pétanque: Blau legt.
   *[B] Pétanque: Rot legt.
}
petanque-board-now-shoot = { $side ->
    [A] Pétanque: Blau schießt auf die Kugel in { $cell }.
   *[B] Pétanque: Rot schießt auf die Kugel in { $cell }.
}
petanque-board-now-shoot-jack = { $side ->
    [A] Pétanque: Blau schießt auf die Zielkugel.
   *[B] Pétanque: Rot schießt auf die Zielkugel.
}
petanque-board-now-over = { $side ->
    [A] Pétanque: Blau hat gewonnen.
   *[B] Pétanque: Rot hat gewonnen.
}
petanque-board-over = { $winner ->
    [A] Pétanque: Die Partie ist vorbei, Blau hat gewonnen.
    [B] Pétanque: Die Partie ist vorbei, Rot hat gewonnen.
    [draw] Pétanque: Die Partie ist vorbei, unentschieden.
   *[none] Pétanque: Die Partie ist vorbei, niemand hat gewonnen.
}
petanque-board-fanny = { $side ->
    [A] Fanny! Blau verliert ohne einen einzigen Punkt und küsst Fannys Bild.
   *[B] Fanny! Rot verliert ohne einen einzigen Punkt und küsst Fannys Bild.
}

petanque-board-score = Stand: Blau { $a }, Rot { $b }, gespielt wird bis { $target }.
petanque-board-counted = { $side ->
    [A] { $points ->
        [one] Blau erhält { $points } Punkt: { $places }.
       *[other] Blau erhält { $points } Punkte: { $places }.
    }
   *[B] { $points ->
        [one] Rot erhält { $points } Punkt: { $places }.
       *[other] Rot erhält { $points } Punkte: { $places }.
    }
}
petanque-board-counted-none = Niemand punktet.
petanque-board-stopped = { $side ->
    [A] { $points ->
        [one] Zielkugel im Aus: Blau erhält { $points } Punkt.
       *[other] Zielkugel im Aus: Blau erhält { $points } Punkte.
    }
   *[B] { $points ->
        [one] Zielkugel im Aus: Rot erhält { $points } Punkt.
       *[other] Zielkugel im Aus: Rot erhält { $points } Punkte.
    }
}

petanque-board-jack = { $corner ->
    [a] Zielkugel in { $cell }, Ecke a (vorne links).
    [b] Zielkugel in { $cell }, Ecke b (vorne rechts).
    [c] Zielkugel in { $cell }, Ecke c (hinten links).
   *[d] Zielkugel in { $cell }, Ecke d (hinten rechts).
}
petanque-board-jack-out = Die Zielkugel ist im Aus.
petanque-board-side = { $side ->
    [A] Blau in { $places }.
   *[B] Rot in { $places }.
}
petanque-board-no-ball = Keine Kugel liegt auf dem Platz.
petanque-board-ball = { $side ->
    [A] Blau in { $cell }
   *[B] Rot in { $cell }
}
petanque-board-order = Von der nächsten zur fernsten: { $balls }.
petanque-board-holds = { $side ->
    [A] { $points ->
        [one] Blau hält { $points } Punkt.
       *[other] Blau hält { $points } Punkte.
    }
   *[B] { $points ->
        [one] Rot hält { $points } Punkt.
       *[other] Rot hält { $points } Punkte.
    }
}
petanque-board-left = Noch zu spielen: Blau { $a }, Rot { $b }.
petanque-board-lost = Verlorene Kugeln: Blau { $a }, Rot { $b }.

petanque-board-may-choose = Eine Ecke wählen: a (vorne links), b (vorne rechts), c (hinten links) oder d (hinten rechts).
petanque-board-may-point = Legen oder auf die Zielkugel schießen.
petanque-board-may-shoot = Legen oder schießen: auf die Zielkugel oder die Kugel in { $places }.
petanque-board-layout =
    Der Platz hat 36 Felder: Die Längen 1 bis 6 führen von dir weg, die Breiten 1 bis 6 von links nach rechts. 34 ist Länge 3, Breite 4.
    Eine Kugel liegt in der Mitte ihres Feldes, die Zielkugel in einer der vier Ecken: a vorne links, b vorne rechts, c hinten links, d hinten rechts.
    Eine beim Legen getroffene Kugel rückt ein Feld in der Länge weiter und schiebt die nächste; hinter Länge 6 ist sie verloren.
