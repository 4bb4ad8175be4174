command-carami-description = Carami: marbles, a band, ramps and a back line
command-move = move
command-move-description = Move a marble
option-move = move
option-move-description = Such as c3-c4, or a jump with its landings b4xd4xd6
move-step = { $start } to { $end }
move-jump = { $start } jumps to { $path }
move-take = { $start } jumps to { $path }, takes { $count }

rules-carami-1 = **Carami: moving**
    A marble steps one place forward, straight or diagonally, never back; on its own back line also sideways. Or it **jumps** over an unbroken line of the other’s marbles, forward, diagonally or sideways, and may go on jumping. One marble jumped in a move stays, two or more are taken, 2 points each. Three of your marbles on the band: the outer two go to your ramps, twice in a game.
rules-carami-2 = **Carami: the back line**
    A marble on the other’s back line scores 10, 5, 1, 5 or 10 and stays; the tens are reached from the ramps only. Arriving gives another move. The game is over when a back line holds five of the other’s marbles, when nobody can move, or after 20 moves without progress. More points win.
choose-group-carami = Which marble …
choose-count-carami = { $count ->
    [one] one move
   *[other] { $count } moves
}
