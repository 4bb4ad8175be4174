command-carami-description = Carami: marbles, a band, ramps and a back line
command-move = move
command-move-description = Move a marble
option-move = move
option-move-description = Such as c3-c4, or a jump with its landings b4xd4xd6
move-step = { $start } to { $end }
move-jump = { $start } jumps to { $path }
action-offer = { $action }: { $effects }
move-take = { $start } jumps to { $path }, takes { $count }

choose-group-carami = Which marble …
choose-count-carami = { $count ->
    [one] one move
   *[other] { $count } moves
}
