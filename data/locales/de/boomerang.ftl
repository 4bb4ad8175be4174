command-boomerang-description = Boomerang: Teile legen und die der anderen Seite umdrehen
command-place = legen
command-place-description = Ein Teil legen
option-piece = teil
option-piece-description = Welches Teil
option-at = bei
option-at-description = Die Ecke unten links seines Rahmens, etwa e6
option-rotation = drehung
option-rotation-description = Vierteldrehungen gegen den Uhrzeigersinn, 0 bis 3; ohne Angabe eine, die passt
place-rotation = { $rotation ->
    [0] nicht gedreht
    [1] einmal gedreht
    [2] zweimal gedreht
   *[other] dreimal gedreht
}
place-gain = { $count ->
    [0] das erste Teil
    [one] dreht eins um, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] dreht { $count } um, { $points } Punkte
}
place-label = { $where }: { $what }
place-offer = { $value }: { $what }
place-offer-best = { $value }: bestenfalls { $what }
place-best = Die besten { $shown } von { $count } Plätzen …
place-anywhere = Woanders hinlegen …
place-next = Nächster möglicher Platz
place-put-down = Hinlegen

rules-boomerang-1 = **Boomerang: legen**
    Beide haben die gleichen 13 Teile, die so viele Punkte zählen, wie sie Felder haben. Blau beginnt und legt eins irgendwohin. Danach muss jedes Teil ein Teil der anderen Farbe mit einer Seite berühren; eine Ecke genügt nicht. Jedes Teil der anderen Farbe, das es berührt, wird auf deine Farbe umgedreht.
rules-boomerang-2 = **Boomerang: zählen**
    Wer nichts legen kann, setzt aus; können beide nicht mehr, ist das Spiel zu Ende. Du hast die Punkte der Teile, die deine Farbe zeigen, und die der Teile, die der andere nicht losgeworden ist. Mit mehr als 44 der 88 Punkte hast du gewonnen. Ein ringsum eingeschlossenes Teil behält seine Farbe endgültig.
choose-group-boomerang = Welches Teil …
choose-count-boomerang = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
