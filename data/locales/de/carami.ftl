command-carami-description = Carami: Murmeln, ein Band, Rampen und eine Grundlinie
command-move = ziehen
command-move-description = Mit einer Murmel ziehen
option-move = zug
option-move-description = Etwa c3-c4, oder ein Sprung mit seinen Stationen b4xd4xd6
move-step = { $start } nach { $end }
move-jump = { $start } springt nach { $path }
move-take = { $start } springt nach { $path }, schlägt { $count }

rules-carami-1 = **Carami: ziehen**
    Eine Murmel zieht einen Platz vor, gerade oder schräg, nie zurück; auf der eigenen Grundlinie auch zur Seite. Oder sie **springt** über eine lückenlose Reihe fremder Murmeln, vor, schräg oder zur Seite, und darf weiterspringen. Eine einzige übersprungene Murmel bleibt, zwei oder mehr sind geschlagen, je 2 Punkte. Drei deiner Murmeln auf dem Band: Die äußeren zwei gehen auf deine Rampen, zweimal im Spiel.
rules-carami-2 = **Carami: die Grundlinie**
    Eine Murmel auf der Grundlinie des anderen zählt 10, 5, 1, 5 oder 10 und bleibt dort; die Zehner erreicht man nur über die Rampen. Wer ankommt, zieht noch einmal. Das Spiel ist zu Ende, wenn auf einer Grundlinie fünf fremde Murmeln liegen, niemand ziehen kann oder nach 20 Zügen ohne Fortschritt. Wer mehr Punkte hat, gewinnt.
choose-group-carami = Welche Murmel …
choose-count-carami = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
