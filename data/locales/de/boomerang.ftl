command-boomerang-description = Boomerang: Teile legen und die der anderen Seite umdrehen
command-place = legen
command-place-description = Ein Teil legen
option-piece = teil
option-piece-description = Welches Teil
option-at = bei
option-at-description = Die linke untere Ecke seines Rahmens, etwa e6
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
place-all = { $count ->
    [one] Der einzige Platz …
   *[other] Alle { $count } Plätze, der beste zuerst …
}
place-next = Nächster möglicher Platz
place-put-down = Hinlegen

boomerang-begins = Was eine Seite noch nicht gelegt hat, zählt für die andere: Darum beginnt es mit 44 : 44.
choose-group-boomerang = Welches Teil …
choose-group-fitting = Welches Teil … (zurzeit ohne Platz: { $pieces })
choose-count-boomerang = { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
}
