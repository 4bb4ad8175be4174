command-carami-description = Carami: Murmeln, ein Band, Rampen und eine Grundlinie
command-move = ziehen
command-move-description = Mit einer Murmel ziehen
option-move = zug
option-move-description = Etwa c3-c4, oder ein Sprung mit seinen Stationen b4xd4xd6
move-step = { $start } nach { $end }
move-jump = { $start } springt nach { $path }
action-offer = { $action }: { $effects }
move-take = { $start } springt nach { $path }, schlägt { $count }

choose-group-carami = Welche Murmel …
choose-count-carami = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
