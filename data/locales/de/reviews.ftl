command-review = analyse
command-review-description = Eine beendete Partie analysiert: Glück, Können und ihre Wendepunkte
more-review = Analyse
limit-review = Das waren viele Analysen hintereinander. Nach der nächsten kannst du { $when } fragen.
review-one-at-a-time = Ich analysiere gerade schon eine Partie für dich. Frag nach der nächsten, wenn du sie hast.
review-after-the-game = Die Analyse gibt es, wenn die Partie zu Ende ist.
review-no-result = Diese Partie wurde abgeräumt: Niemand hat sie gewonnen, also gibt es nichts zu analysieren.
review-earlier-rules = Diese Partie wurde nach früheren Regeln gespielt; die kann ich nicht mehr analysieren.
review-unreadable = Diese Partie ist nicht mehr lesbar, deshalb kann ich sie nicht analysieren.
review-making = 📈 Ich gehe die Partie durch … { $percent } %
review-title = ### 📈 { $game } · Partie { $number }
review-side-0 = 🔵 **{ $name }** · { $start } am Anfang, { $figures } = **{ $result }**
review-side-1 = 🔴 **{ $name }** · { $start } am Anfang, { $figures } = **{ $result }**
review-points = { $whole },{ $tenth }
review-plus = +{ $points }
review-minus = −{ $points }
review-accuracy = Genauigkeit { $percent } %: { $word }.
review-accuracy-each = Genauigkeit: { $each }.
review-accuracy-one = { $name } { $percent } % ({ $word })
review-worth-flawless = fehlerlos
review-worth-masterly = meisterhaft
review-worth-strong = stark
review-worth-sound = solide
review-worth-lively = beherzt, mit Luft nach oben
review-dice = Gute Würfe: { $expected } von { $rolls } erwartet, { $fell } gefallen.
review-meaning = In Hundertsteln einer Partie: Die Gewinnchance am Anfang und das, was Würfel und Entscheidungen dazutaten, ergeben das Ergebnis, 100 für einen Sieg. 100 % Genauigkeit heißt immer der beste Zug, 0 % nicht besser als Zufall.
review-meaning-no-dice = In Hundertsteln einer Partie: Die Gewinnchance am Anfang und das, was Entscheidungen dazutaten, ergeben das Ergebnis, 100 für einen Sieg. Glück spielt hier keine Rolle. 100 % Genauigkeit heißt immer der beste Zug, 0 % nicht besser als Zufall.
review-swing = 🔵 { $before } % → { $after } %
review-point = **{ $number }** · { $what } ({ $swing })
review-deed = { $name }: { $action }
review-better = Besser: { $action } (+{ $points } %) – { $why }
review-best = Nichts war deutlich besser.
review-no-turning = Kein einzelner Schritt hat diese Partie gewendet.
review-step = Zug { $step } von { $steps }
review-at-start = Vor dem ersten Zug
review-all = Übersicht
review-turn = Wendepunkt { $number }
review-first = Erster Schritt
review-back = Zurück
review-next = Weiter
review-last = Letzter Schritt
review-curve = Verlauf der Gewinnchance von Blau in Prozent, vom Anfang bis zum Ende: { $chances }.
review-figures = Glück { $luck }, { $skill }
review-skill = Können { $skill }
review-figures-accuracy = Genauigkeit { $percent } %
review-average = { $games ->
    [one] In einer analysierten Partie: { $figures }
   *[other] In { $games } analysierten Partien, im Schnitt: { $figures }
}
