command-boomerang-description = Boomerang: Teile legen und die des anderen umdrehen
command-place = legen
command-place-description = Ein Teil legen
option-piece = teil
option-piece-description = Welches Teil
option-at = bei
option-at-description = Die Ecke unten links seines Rahmens, etwa e6
option-rotation = drehung
option-rotation-description = Vierteldrehungen gegen den Uhrzeigersinn
choose-more = Das sind die Plätze, die am meisten umdrehen; `/{ $command } place` nimmt jeden anderen.
place-label = { $piece } bei { $anchor }, Drehung { $rotation }: { $count ->
    [0] erstes Teil
    [one] dreht eins um, { $points } Punkte
   *[other] dreht { $count } um, { $points } Punkte
}

rules-boomerang-1 = **Boomerang: legen**
    Beide haben die gleichen 13 Teile, die so viele Punkte zählen, wie sie Felder haben. Blau beginnt und legt eins irgendwohin. Danach muss jedes Teil ein Teil der anderen Farbe mit einer Seite berühren; eine Ecke genügt nicht. Jedes Teil der anderen Farbe, das es berührt, wird auf deine Farbe umgedreht.
rules-boomerang-2 = **Boomerang: zählen**
    Wer nichts legen kann, setzt aus; können beide nicht mehr, ist das Spiel zu Ende. Du hast die Punkte der Teile, die deine Farbe zeigen, und die der Teile, die der andere nicht losgeworden ist. Mehr als 44 der 88 Punkte gewinnen. Ein ringsum eingeschlossenes Teil behält seine Farbe endgültig.
