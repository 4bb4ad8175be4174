# Das Boulomania-Brett in Worten. $side ist A (blaue Kugeln mit Streifen) oder B (rote Kugeln mit Kreuz).

boulomania-board-now-start = Boulomania: Jedes Team würfelt, wer beginnt.
boulomania-board-now-jack = { $side ->
    [A] Boulomania: Blau wirft die Zielkugel.
   *[B] Boulomania: Rot wirft die Zielkugel.
}
boulomania-board-now-throw = { $side ->
    [A] Boulomania: Blau würfelt die Zielkugel aus.
   *[B] Boulomania: Rot würfelt die Zielkugel aus.
}
boulomania-board-now-play = { $side ->
    [A] Boulomania: Blau ist am Zug.
   *[B] Boulomania: Rot ist am Zug.
}
boulomania-board-now-point = { $side ->
    [A] Boulomania: Blau legt mit { $dice } Würfeln.
   *[B] Boulomania: Rot legt mit { $dice } Würfeln.
}
boulomania-board-now-shoot = { $side ->
    [A] Boulomania: Blau schießt auf die Kugel in { $detail }.
   *[B] Boulomania: Rot schießt auf die Kugel in { $detail }.
}
boulomania-board-now-shoot-jack = { $side ->
    [A] Boulomania: Blau schießt auf die Zielkugel.
   *[B] Boulomania: Rot schießt auf die Zielkugel.
}
boulomania-board-now-land = { $side ->
    [A] Boulomania: Blau hat { $detail } gewürfelt und wählt.
   *[B] Boulomania: Rot hat { $detail } gewürfelt und wählt.
}
boulomania-board-now-over = { $side ->
    [A] Boulomania: Blau hat gewonnen.
   *[B] Boulomania: Rot hat gewonnen.
}
boulomania-board-over = { $winner ->
    [A] Boulomania: Die Partie ist vorbei, Blau hat gewonnen.
    [B] Boulomania: Die Partie ist vorbei, Rot hat gewonnen.
    [draw] Boulomania: Die Partie ist vorbei, unentschieden.
   *[none] Boulomania: Die Partie ist vorbei, niemand hat gewonnen.
}

boulomania-board-score = Stand: Blau { $a }, Rot { $b }, gespielt wird bis { $target }.
boulomania-board-counted = { $side ->
    [A] { $points ->
        [one] Blau erhält { $points } Punkt: { $places }.
       *[other] Blau erhält { $points } Punkte: { $places }.
    }
   *[B] { $points ->
        [one] Rot erhält { $points } Punkt: { $places }.
       *[other] Rot erhält { $points } Punkte: { $places }.
    }
}
boulomania-board-counted-none = Niemand punktet.
boulomania-board-stopped = { $side ->
    [A] { $points ->
        [one] Zielkugel im Aus: Blau erhält { $points } Punkt.
       *[other] Zielkugel im Aus: Blau erhält { $points } Punkte.
    }
   *[B] { $points ->
        [one] Zielkugel im Aus: Rot erhält { $points } Punkt.
       *[other] Zielkugel im Aus: Rot erhält { $points } Punkte.
    }
}

boulomania-board-jack = Zielkugel in { $pit }.
boulomania-board-jack-out = Die Zielkugel ist im Aus.
boulomania-board-side = { $side ->
    [A] Blau in { $places }.
   *[B] Rot in { $places }.
}
boulomania-board-no-ball = Keine Kugel liegt auf dem Brett.
boulomania-board-ball = { $side ->
    [A] Blau in { $pit }
   *[B] Rot in { $pit }
}
boulomania-board-equal = { $balls } (gleich nah)
boulomania-board-order = Von der nächsten zur fernsten: { $balls }.
boulomania-board-holds = { $side ->
    [A] { $points ->
        [one] Blau hält { $points } Punkt.
       *[other] Blau hält { $points } Punkte.
    }
   *[B] { $points ->
        [one] Rot hält { $points } Punkt.
       *[other] Rot hält { $points } Punkte.
    }
}
boulomania-board-level = Die besten Kugeln beider Teams liegen gleich nah.
boulomania-board-left = Noch zu spielen: Blau { $a }, Rot { $b }.
boulomania-board-lost = Verlegte Kugeln: Blau { $a }, Rot { $b }.

boulomania-board-may-point = Mit 2 oder 3 Würfeln legen oder auf die Zielkugel schießen.
boulomania-board-may-shoot = Mit 2 oder 3 Würfeln legen oder schießen: auf die Zielkugel oder die Kugel in { $pits }.
boulomania-board-may-land = Zur Wahl stehen: { $ways }.
boulomania-board-way = in { $pit }
boulomania-board-way-push = die Kugel in { $start } rückt nach { $end }
boulomania-board-way-out = die Kugel in { $start } geht ins Aus
boulomania-board-layout =
    Die Kugelmulden führen in drei Spalten nach oben: links 7, 8, 9, 10, in der Mitte 14, 13, 12, 11, rechts 15, 16, 17, 18.
    Die Zielkugelmulden 3, 2, 1 liegen links der Mitte, 4, 5, 6 rechts davon: 3 und 4 neben 13, 2 und 5 neben 12, 1 und 6 neben 11.
    Eine geschobene Kugel rückt eine Mulde nach oben. Beim Legen darf sie auch von 8 nach 12, von 13 nach 9 oder 17, von 16 nach 12.
