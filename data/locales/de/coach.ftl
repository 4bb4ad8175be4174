not-now = Das kann ich gerade nicht durchdenken. Versuch es gleich noch einmal.

# Tipps
command-hint = tipp
command-hint-description = Was du am besten spielst und warum, nur für dich
more-hint = Tipp
hint-title = { $side ->
    [A] ### Tipp für Blau
   *[B] ### Tipp für Rot
}
hint-line = **{ $rank }. { $action }** · { $percent } % Gewinnchance – { $why }
hint-forced = Es gibt nur eine Möglichkeit: **{ $action }** – { $why }
hint-even = Es ist ziemlich egal, was du spielst: Alles gibt dir etwa { $percent } % Gewinnchance.
hint-as-good = { $count ->
    [one] Eine andere Möglichkeit ist etwa so gut wie die erste.
   *[other] { $count } andere Möglichkeiten sind etwa so gut wie die erste.
}
hint-meaning = Die Chancen schätzt Boulo für gutes Spiel auf beiden Seiten.
turned-boomerang = -# Das Brett ist zu deiner Seite gedreht.
turned-carami = -# Das Brett ist zu deiner Seite gedreht; Rampen heißen wie auf dem Brett im Kanal.
hint-alt-line = { $rank }: { $action }, { $percent } %.
hint-alt-forced = Nur eine Möglichkeit: { $action }.
hint-rated = In gewerteten Partien gibt es hier keine Tipps. Wer den Server verwaltet, kann sie mit { $slash-settings } für neue Partien erlauben; gegen den Computer kannst du immer fragen.
allows-hints = Gewertet, Tipps sind erlaubt.
limit-hint = Das waren viele Tipps hintereinander. Den nächsten bekommst du { $when }.
option-hints = tipps
option-hints-description = Ob man in gewerteten Partien um Tipps bitten darf
settings-hints = **Tipps** in neuen gewerteten Partien; eine Partie, in der sie erlaubt sind, sagt es
hints-no = keine Tipps in gewerteten Partien
hints-yes = Tipps sind in gewerteten Partien erlaubt

# Warum: Teile eines Satzes. $side ist A (Blau) oder B (Rot).
why-sentence = { $clauses }.
why-between = {"; "}
why-shot = es klappt in { $hits } von 6 Fällen
why-shot-aside = das bringt nicht mehr als jetzt
why-shot-more = { $dice ->
    [four] eine 4 bringt mehr
    [six] eine 6 bringt mehr
   *[both] eine 4 oder eine 6 bringt mehr
}
why-point-takes = { $percent ->
    [0] kann den Punkt nicht holen
   *[other] holt in { $percent } % der Fälle den Punkt
}
why-point-adds = { $percent ->
    [0] kann nicht mehr Punkte bringen
   *[other] bringt in { $percent } % der Fälle mehr Punkte
}
why-point-cuts = { $side ->
    [A] in { $percent } % der Fälle bleiben Blau weniger als { $points } Punkte
   *[B] in { $percent } % der Fälle bleiben Rot weniger als { $points } Punkte
}
why-point-near = liegt in { $percent } % der Fälle in einer der { $pits } Mulden, die dem Schweinchen am nächsten sind
why-point-beside = liegt in { $percent } % der Fälle höchstens ein Feld vom Schweinchen weg
why-point-lost = die Kugel geht in { $percent } % der Fälle verloren
why-land-out = { $side ->
    [A] schiebt eine Kugel von Blau ins Aus
   *[B] schiebt eine Kugel von Rot ins Aus
}
why-corner = { $near ->
    [one] dort ist nur eines der { $cells } Felder höchstens ein Feld vom Schweinchen weg
   *[other] dort sind { $near } der { $cells } Felder höchstens ein Feld vom Schweinchen weg
}
why-then-nobody = dann hat niemand den Punkt
why-then-nobody-scores = dann punktet in dieser Aufnahme niemand
why-then-wins = { $side ->
    [A] dann gewinnt Blau die Partie
   *[B] dann gewinnt Rot die Partie
}
why-then-scores = { $side ->
    [A] dann bekommt Blau { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
   *[B] dann bekommt Rot { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}
why-then-fewer = { $side ->
    [A] dann hat Blau { $points } statt { $before }
   *[B] dann hat Rot { $points } statt { $before }
}
why-then-holds = { $side ->
    [A] dann hat Blau { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
   *[B] dann hat Rot { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}
why-then-ahead = { $side ->
    [A] dann hat Blau { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, vor Rot in { $kind ->
        [pit] Mulde
       *[cell] Feld
    } { $place }
   *[B] dann hat Rot { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, vor Blau in { $kind ->
        [pit] Mulde
       *[cell] Feld
    } { $place }
}
why-first-piece = noch gibt es nichts umzudrehen
why-turns = { $pieces ->
    [one] dreht ein Teil im Wert von { $points } um
   *[other] dreht { $pieces } Teile im Wert von { $points } um
}
why-closes = { $pieces ->
    [one] schließt ein Teil im Wert von { $points } endgültig ein
   *[other] schließt { $pieces } Teile im Wert von { $points } endgültig ein
}
why-turned-back = { $side ->
    [A] Blau kann sofort Teile im Wert von { $points } umdrehen
   *[B] Rot kann sofort Teile im Wert von { $points } umdrehen
}
why-passes = { $side ->
    [A] dann kann Blau nichts mehr legen
   *[B] dann kann Rot nichts mehr legen
}
why-ends = dann ist die Partie zu Ende, { $own } zu { $other }
why-takes = schlägt { $count } Murmeln, das sind { $points } Punkte
why-reaches = { $points ->
    [one] erreicht { $place } für einen Punkt
   *[other] erreicht { $place } für { $points } Punkte
}
why-again = danach folgt noch ein Zug
why-fills = füllt das Band und öffnet die Rampen zu den { $points ->
    [10] Zehnern
   *[other] Fünfern
}
why-cannot-move = { $side ->
    [A] dann kann Blau nicht ziehen
   *[B] dann kann Rot nicht ziehen
}
why-prepares = { $points ->
    [one] bereitet einen Zug vor, der einen Punkt bringt
   *[other] bereitet einen Zug vor, der { $points } Punkte bringt
}
why-waits = wartet auf der Grundlinie ab
why-sideways = zieht eine Murmel zur Seite
why-forward = bringt eine Murmel nach vorn
why-answer = { $side ->
    [A] { $points ->
        [0] Blau kann sofort nichts holen
       *[other] Blau kann sofort { $points } holen
    }
   *[B] { $points ->
        [0] Rot kann sofort nichts holen
       *[other] Rot kann sofort { $points } holen
    }
}
why-answer-less = { $side ->
    [A] { $points ->
        [0] Blau kann sofort nichts holen, statt { $before }
       *[other] Blau kann sofort { $points } holen, statt { $before }
    }
   *[B] { $points ->
        [0] Rot kann sofort nichts holen, statt { $before }
       *[other] Rot kann sofort { $points } holen, statt { $before }
    }
}
why-answer-costs = { $side ->
    [A] Blau würde dadurch { $points } verlieren
   *[B] Rot würde dadurch { $points } verlieren
}
