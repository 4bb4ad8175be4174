event-opening = { $a } gegen { $b }: { $name } beginnt.
event-opening-equal = { $a } gegen { $b }: noch einmal.
event-jack-thrown = { $name } wirft die Zielkugel in { $place }.
event-rolled = 🎲 { $name } legt: { $dice }.
event-shot = 🎲 { $name } schießt: { $dice }.
event-way-open = { $name } wählt, wohin die Kugel geht.
event-ball-placed = Die Kugel von { $name } liegt in { $place }.
event-pushed = Die Kugel von { $name } wird von { $start } nach { $end } geschoben.
event-pushed-out = Die Kugel von { $name } wird von { $start } ins Aus geschoben.
event-too-short = Zu kurz: Die Kugel ist verloren.
event-jack-pit-taken = Diese Zielkugelmulde ist besetzt: Die Kugel ist verloren.
event-missed = Daneben! Die Kugel ist verloren.
event-grazed = Schrappschuss!
event-grazed-in-vain = Schrappschuss, aber die Kugel in { $place } bleibt liegen.
event-hit = Treffer in { $place }! Beide Kugeln sind raus.
event-carreau = ✨ Carreau! Die Kugel nimmt den Platz in { $place } ein.
event-jack-missed = Die Zielkugel bleibt liegen.
event-jack-moved = Die Zielkugel rollt weiter nach { $place }.
event-jack-blocked = Die Zielkugel kommt nicht weiter: Vor ihr liegt eine Kugel.
event-jack-out = Die Zielkugel ist im Aus! Die Aufnahme ist zu Ende.
event-end-won = { $points ->
    [one] { $name } gewinnt die Aufnahme mit einem Punkt.
   *[other] { $name } gewinnt die Aufnahme mit { $points } Punkten.
}
event-end-drawn = Niemand punktet in dieser Aufnahme.
event-game-won = 🏆 { $name } gewinnt { $own } : { $other }!
event-game-drawn = Unentschieden, { $own } : { $other }.
event-fanny = 🍑 { $name } muss Fanny küssen!
event-resigned = { $loser } gibt auf. 🏆 { $winner } gewinnt!
event-corner = { $name } legt die Zielkugel in { $place }.
event-piece-placed = { $name } legt { $placement }.
event-pieces-turned = { $count ->
    [one] Ein Teil wird umgedreht.
   *[other] { $count } Teile werden umgedreht.
}
event-pieces-closed = { $count ->
    [one] Ein Teil ist endgültig eingeschlossen.
   *[other] { $count } Teile sind endgültig eingeschlossen.
}
event-stepped = { $name } zieht von { $start } nach { $end }.
event-jumped = { $name } springt von { $start } nach { $path }.
event-taken = { $count } Murmeln sind geschlagen.
event-band-filled = Das Band ist voll: Zwei Murmeln von { $name } gehen auf die Rampen.
event-back-line = Die Grundlinie ist bei { $place } erreicht, das zählt { $points }.
event-passed-over = { $name } kann nicht ziehen und setzt aus.
event-plays-again = { $name } ist noch einmal dran.
event-agreed = Beide Seiten einigen sich auf ein Unentschieden.
event-lot = Ausgelost, wer beginnt: { $die } (1–3 { $first }, 4–6 { $second }). { $name } beginnt.
event-time = { $loser } hat die Zeit überschritten. 🏆 { $winner } gewinnt!
event-ended = { $mention } hat diese Partie beendet. Sie zählt nicht.
event-rules = Die Regeln haben sich geändert, deshalb ist diese Partie zu Ende. Sie zählt nicht.
uncounted-short = Nicht gewertet: Die Partie war kürzer als die schnelle.
uncounted-early = Nicht gewertet: Die Partie war zu Ende, bevor beide Seiten mindestens viermal am Zug waren.
event-left-out = { $count ->
    [one] … noch ein Zug …
   *[other] … noch { $count } Züge …
}
