event-opening = 🎲 Wurf um den Anfang: { $a } gegen { $b }. { $name } beginnt.
event-opening-equal = 🎲 Wurf um den Anfang: { $a } gegen { $b }. Noch einmal.
event-jack-thrown = { $name } wirft das Schweinchen in { $place }.
event-rolled = { $name } legt: { $dice }.
event-rolled-apart = { $name } legt: Länge { $length }, Breite { $width }.
event-shot = { $name } schießt: { $dice }.
event-way-open = { $name } wählt, wohin die Kugel geht.
event-ball-placed = Die Kugel liegt in { $place }.
event-pair-rule = ({ $because }.)
event-pushed = Die Kugel von { $name } wird von { $start } in { $end } geschoben.
event-pushed-out = Die Kugel von { $name } wird von { $start } ins Aus geschoben und ist verloren.
event-pushed-on = ({ $because }.)
event-too-short = Verloren: { $because }.
event-jack-pit-taken = Verloren: { $because }.
event-missed = An der Kugel in { $place } vorbei! Die geschossene ist verloren.
event-grazed = Streifschuss an der Kugel in { $place }; die geschossene ist verloren.
event-grazed-in-vain = Streifschuss, aber die Kugel in { $place } bleibt liegen: { $because }. Die geschossene ist verloren.
event-hit = Treffer! Die Kugel in { $place } ist raus, die geschossene auch.
event-carreau = ✨ Carreau! Die Kugel in { $place } ist raus, die geschossene liegt an ihrem Platz.
event-jack-missed = Am Schweinchen vorbei! Die Kugel ist verloren.
event-jack-moved = Das Schweinchen rückt in { $place }: { $because }.
event-jack-blocked = Das Schweinchen bleibt liegen: { $because }.
event-jack-out = Das Schweinchen ist im Aus! Die Aufnahme ist zu Ende.
event-jack-rule = ({ $because }.)
event-end-won = { $points ->
    [one] { $name } bekommt 1 Punkt.
   *[other] { $name } bekommt { $points } Punkte.
}
event-end-rule = ({ $because }.)
event-end-drawn = Niemand punktet: { $because }.
event-game-won = 🏆 { $name } gewinnt { $own } : { $other }!
event-game-drawn = Remis, { $points } : { $points }.
event-game-ended = Die Partie ist zu Ende: { $because }.
event-fanny = 🍑 { $name } muss Fanny küssen!
event-resigned = { $loser } gibt auf. 🏆 { $winner } gewinnt!
event-corner = { $name } setzt das Schweinchen in { $place }.
event-corner-rolls = Die erste Kugel rollt gleich mit.
event-starts-again = { $name } beginnt wieder.
event-piece-placed = { $name } legt { $placement }.
event-pieces-turned = { $count ->
    [one] Das dreht ein Teil um ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): { $pieces }.
   *[other] Das dreht { $count } Teile um ({ $points } Punkte): { $pieces }.
}
event-pieces-more = { $count ->
    [one] { $pieces } und ein weiteres
   *[other] { $pieces } und { $count } weitere
}
event-pieces-closed = { $count ->
    [one] Ein Teil behält seine Farbe endgültig, { $because }: { $sides }.
   *[other] { $count } Teile behalten ihre Farbe endgültig, { $because }: { $sides }.
}
event-closed-side = { $sign } { $name } ({ $pieces })
event-pieces-left = { $points ->
    [one] { $name } konnte nicht legen: { $pieces }. Dieser Punkt zählt für { $other }.
   *[other] { $name } konnte nicht legen: { $pieces }. Diese { $points } Punkte zählen für { $other }.
}
event-stepped = { $name } zieht von { $start } nach { $end }.
event-rolled-down = { $name } rollt von { $ramp } nach { $end }.
event-jumped = { $name } springt von { $start } nach { $path }.
event-jump-rule = ({ $because }.)
event-taken = { $count } Murmeln von { $name } sind geschlagen: { $points } Punkte.
event-taken-arrived = { $points ->
    [one] { $name } verliert 1 Punkt auf der Grundlinie.
   *[other] { $name } verliert { $points } Punkte auf der Grundlinie.
}
event-band-filled = { $name } füllt das Band: { $because } ({ $ramps }).
event-back-line = { $points ->
    [one] Grundlinie bei { $place } erreicht: 1 Punkt.
   *[other] Grundlinie bei { $place } erreicht: { $points } Punkte.
}
event-passed-over = { $name } hat keinen Zug und setzt aus: { $because }.
event-passed = { $name } setzt aus.
event-plays-again = Es folgt noch ein Zug.
event-taken-back = ↩️ { $name } hat den letzten Zug zurückgenommen.
event-agreed = Beide Seiten einigen sich auf Remis.
event-lot = Das Los, wer beginnt: { $die } (1–3 { $first }, 4–6 { $second }). { $name } beginnt.
event-time = { $loser } hat die Bedenkzeit überschritten. 🏆 { $winner } gewinnt!
event-ended = { $mention } hat diese Partie beendet. Sie zählt nicht.
event-rules = Die Regeln haben sich geändert, deshalb ist diese Partie zu Ende. Sie zählt nicht.
uncounted-short = Nicht gewertet: Die Partie war kürzer als die Länge „kurz“.
uncounted-early = Nicht gewertet: Die Partie war zu Ende, bevor beide Seiten mindestens viermal zu entscheiden hatten.

# Was eine lange Folge enthält, wenn nicht alles erzählt wird
event-folded = … dazwischen { $parts } …
folded-side = { $sign } { $name }: { $parts }
folded-boules = { $count ->
    [one] eine Kugel gespielt
   *[other] { $count } Kugeln gespielt
}
folded-pieces = { $count ->
    [one] ein Teil gelegt
   *[other] { $count } Teile gelegt
}
folded-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
folded-lost = { $count ->
    [one] eine Kugel verloren
   *[other] { $count } Kugeln verloren
}
folded-turned = { $count ->
    [one] ein Teil umgedreht: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $count } Teile umgedreht: { $points } Punkte
}
folded-points = { $count ->
    [one] ein Punkt auf der Grundlinie
   *[other] { $count } Punkte auf der Grundlinie
}
folded-taken = { $count ->
    [one] eine Murmel geschlagen: { $points } Punkte
   *[other] { $count } Murmeln geschlagen: { $points } Punkte
}
folded-arrived = { $count ->
    [one] ein Punkt auf der Grundlinie verloren
   *[other] { $count } Punkte auf der Grundlinie verloren
}
folded-passes = { $count ->
    [one] einmal ausgesetzt
   *[other] { $count }-mal ausgesetzt
}
folded-others = { $count ->
    [one] ein weiterer Wurf
   *[other] { $count } weitere Würfe
}

# Die Regel hinter dem, was überraschen kann, in einem halben Satz
because-too-short = Eine Summe unter 7 erreicht keine Mulde
because-pair = Ein Pasch darf in die Schweinchenmulde mit seiner Zahl
because-jack-pit-taken = Ein Pasch unter 7 passt nur in seine Schweinchenmulde, und die ist besetzt
because-grazed-in-vain = In einer Schweinchenmulde zählen nur 5 und 6
because-jack-moved = Ein Streifschuss direkt neben dem Schweinchen bewegt auch dieses
because-jack-blocked = Der Streifschuss würde es weiterschieben, aber in der nächsten Schweinchenmulde liegt eine Kugel
because-jack-grazed-out = Ein Streifschuss daneben in der obersten Reihe befördert auch das Schweinchen ins Aus
because-pushed-on = Eine geschobene Kugel schiebt die nächste
because-tie = Die besten Kugeln liegen gleich nah
because-no-boule = Auf dem Brett liegt keine Kugel
because-out-both = Das Schweinchen ist im Aus, und beide haben noch Kugeln
because-out-neither = Das Schweinchen ist im Aus, und niemand hat noch eine Kugel
because-out-other = Das Schweinchen ist im Aus, und nur die andere Seite hat noch Kugeln
because-out-left = Das Schweinchen ist im Aus: ein Punkt für jede übrige Kugel
because-older = Von zwei gleich nahen Kugeln zählt die als näher, die zuerst da lag
because-one-jumped = Eine einzeln übersprungene Murmel wird nicht geschlagen
because-band = Von drei Murmeln auf dem Band gehen die äußeren zwei auf die Rampen
because-closed-in = ringsum ohne freies Feld
because-passed = Die andere Seite spielt weiter, bis sich das ändert
because-ended-no-moves = Niemand hat noch einen Zug
because-ended-back-line-full = Eine Grundlinie ist voll
because-ended-no-progress = 20 Züge hintereinander brachten keinen Fortschritt

# Warum wer dran ist, und wer den Punkt hat
turn-nearer = { $other } liegt näher und bekäme { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, also ist { $name } noch einmal dran.
turn-equal = Beide liegen gleich nah, also ist { $name } noch einmal dran.
turn-older = Beide liegen gleich nah, aber { $other } lag zuerst da und bekäme { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, also ist { $name } noch einmal dran.
turn-left = { $count ->
    [one] { $name } hat noch eine Kugel.
   *[other] { $name } hat noch { $count } Kugeln.
}
turn-held = { $holder } hat den Punkt und bekäme { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
turn-nobody = Niemand hat den Punkt.
turn-none-left = { $other } hat keine Kugeln mehr.
turn-emptied = Auf dem Brett liegt keine Kugel mehr, also ist { $name } noch einmal dran.
turn-starts = { $name } hat gepunktet und beginnt.
turn-starts-again = Niemand hat gepunktet: { $name } beginnt wieder.
turn-again = Grundlinie erreicht: { $name } zieht noch einmal.
turn-passed = { $other } muss aussetzen, also ist { $name } dran.
