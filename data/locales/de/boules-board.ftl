# Was beide Würfel-Pétanques von ihrem Brett sagen. $who ist you (wer es liest), A (blaue Kugeln mit Streifen) oder B (rote Kugeln mit Kreuz).

boules-board-now-start = Beide Seiten würfeln, wer beginnt.
boules-board-now-jack = { $who ->
    [you] Du wirfst das Schweinchen.
    [A] Blau wirft das Schweinchen.
   *[B] Rot wirft das Schweinchen.
}
boules-board-now-rolling = { $who ->
    [you] Deine Würfel rollen.
    [A] Die Würfel von Blau rollen.
   *[B] Die Würfel von Rot rollen.
}
boules-board-now-play = { $who ->
    [you] Du bist am Zug.
    [A] Blau ist am Zug.
   *[B] Rot ist am Zug.
}
boules-board-now-over = { $who ->
    [you] Du hast gewonnen.
    [A] Blau hat gewonnen.
   *[B] Rot hat gewonnen.
}
boules-board-over = { $who ->
    [you] Die Partie ist vorbei, du hast gewonnen.
    [A] Die Partie ist vorbei, Blau hat gewonnen.
    [B] Die Partie ist vorbei, Rot hat gewonnen.
    [draw] Die Partie ist vorbei: remis.
   *[none] Die Partie ist vorbei, niemand hat gewonnen.
}
boules-board-fanny = { $who ->
    [you] Fanny! Du verlierst ohne einen einzigen Punkt und küsst Fannys Bild.
    [A] Fanny! Blau verliert ohne einen einzigen Punkt und küsst Fannys Bild.
   *[B] Fanny! Rot verliert ohne einen einzigen Punkt und küsst Fannys Bild.
}
boules-board-holds = { $who ->
    [you] { $points ->
        [one] Du hast den Punkt mit der Kugel in { $place } und bekämst { $points } Punkt.
       *[other] Du hast den Punkt mit der Kugel in { $place } und bekämst { $points } Punkte.
    }
    [A] { $points ->
        [one] Blau hat den Punkt mit der Kugel in { $place } und bekäme { $points } Punkt.
       *[other] Blau hat den Punkt mit der Kugel in { $place } und bekäme { $points } Punkte.
    }
   *[B] { $points ->
        [one] Rot hat den Punkt mit der Kugel in { $place } und bekäme { $points } Punkt.
       *[other] Rot hat den Punkt mit der Kugel in { $place } und bekäme { $points } Punkte.
    }
}
boules-board-level = Die besten Kugeln beider Seiten liegen gleich nah: Niemand hat den Punkt.
boules-board-jack-out = Das Schweinchen ist im Aus.
boules-board-no-ball = Es liegt keine Kugel im Spiel.
boules-board-lying = Es liegen: { $balls }.
boules-board-order = Die nächste zuerst: { $balls }.
boules-board-ball = { $who ->
    [you] du { $place }
    [A] Blau { $place }
   *[B] Rot { $place }
}
boules-board-far = { $ball } im Abstand { $whole },{ $tenth }
boules-board-equal = { $balls } und { $last } (gleich nah)
boules-board-none-nearer = Kein freier Platz ist näher.
boules-board-more-places = { $places } und { $count } weitere
boules-board-score = Stand: Blau { $a }, Rot { $b }, bis { $target }.
boules-board-left = Noch zu spielen: Blau { $a }, Rot { $b }.
boules-board-lost = In dieser Aufnahme verloren: Blau { $a }, Rot { $b }.
boules-board-closed = Die Aufnahme ist vorbei.
boules-board-counted = { $who ->
    [you] { $points ->
        [one] Du bekommst { $points } Punkt: { $places }.
       *[other] Du bekommst { $points } Punkte: { $places }.
    }
    [A] { $points ->
        [one] Blau bekommt { $points } Punkt: { $places }.
       *[other] Blau bekommt { $points } Punkte: { $places }.
    }
   *[B] { $points ->
        [one] Rot bekommt { $points } Punkt: { $places }.
       *[other] Rot bekommt { $points } Punkte: { $places }.
    }
}
boules-board-counted-none = Niemand punktet: Es liegt keine Kugel im Spiel.
boules-board-tied = Niemand punktet: Die besten Kugeln beider Seiten liegen gleich nah.
boules-board-stopped = { $who ->
    [you] { $points ->
        [one] Du bekommst { $points } Punkt für die Kugel, die dir bleibt.
       *[other] Du bekommst { $points } Punkte für die Kugeln, die dir bleiben.
    }
    [A] { $points ->
        [one] Blau bekommt { $points } Punkt für die Kugel, die übrig ist.
       *[other] Blau bekommt { $points } Punkte für die Kugeln, die übrig sind.
    }
   *[B] { $points ->
        [one] Rot bekommt { $points } Punkt für die Kugel, die übrig ist.
       *[other] Rot bekommt { $points } Punkte für die Kugeln, die übrig sind.
    }
}
boules-board-stopped-none = Niemand punktet: Das Schweinchen ist im Aus.
boules-board-pointing = { $throw }: { $chances }.
boules-board-holding = { $chance } ({ $standings })
boules-board-else = { $chance }, sonst: { $standings }
boules-board-takes = holt in { $percent } % der Fälle den Punkt
boules-board-keeps = behält in { $percent } % der Fälle den Punkt
boules-board-loses = Kugel verloren in { $percent } %
boules-board-likely = { $standing } in { $percent } %
boules-board-then-holds = { $who ->
    [you] { $points ->
        [one] für dich liegt { $points }
       *[other] für dich liegen { $points }
    }
    [A] { $points ->
        [one] für Blau liegt { $points }
       *[other] für Blau liegen { $points }
    }
   *[B] { $points ->
        [one] für Rot liegt { $points }
       *[other] für Rot liegen { $points }
    }
}
boules-board-then-scores = { $who ->
    [you] du bekommst { $points }
    [A] Blau bekommt { $points }
   *[B] Rot bekommt { $points }
}
boules-board-then-wins = { $who ->
    [you] du bekommst { $points } und gewinnst
    [A] Blau bekommt { $points } und gewinnt
   *[B] Rot bekommt { $points } und gewinnt
}
boules-board-then-none-holds = niemand hat den Punkt
boules-board-then-none-scores = niemand punktet
boules-board-shot = { $shot }: { $faces }.
boules-board-face = { $faces }: { $deed }
boules-board-faces = { $first } bis { $last }
boules-board-two-faces = { $first } oder { $last }
boules-board-between = {"; "}
boules-board-deed-missed = daneben
boules-board-deed-in-vain = nichts bewegt sich
boules-board-deed-grazed = schiebt { $pushes }
boules-board-deed-jack-moved = Schweinchen in { $place }
boules-board-deed-jack-out = Schweinchen im Aus
boules-board-deed-hit = beide Kugeln weg
boules-board-deed-carreau = Carreau
