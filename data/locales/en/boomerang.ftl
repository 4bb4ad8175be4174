command-boomerang-description = Boomerang: put pieces down and turn the other’s over
command-place = place
command-place-description = Put a piece down
option-piece = piece
option-piece-description = Which piece
option-at = at
option-at-description = The lower left corner of its box, such as e6
option-rotation = rotation
option-rotation-description = Quarter turns counter-clockwise, 0 to 3; if left out, one that fits is chosen
place-rotation = { $rotation ->
    [0] not turned
    [1] turned once
    [2] turned twice
   *[other] turned three times
}
place-gain = { $count ->
    [0] the first piece
    [one] turns one over, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] turns { $count } over, { $points } points
}
place-label = { $where }: { $what }
place-offer = { $value }: { $what }
place-offer-best = { $value }: at best { $what }
place-best = The best { $shown } of { $count } places …
place-anywhere = Put it anywhere …
place-next = Next legal place
place-put-down = Put down

rules-boomerang-1 = **Boomerang: putting pieces down**
    Each player has the same 13 pieces, worth as many points as they have cells. Blue starts and puts one down anywhere. From then on a piece has to touch a piece of the other colour along a side; a corner does not count. Every piece of the other colour that it touches is turned over to your colour.
rules-boomerang-2 = **Boomerang: counting**
    Who cannot put anything down is passed over; when neither can, the game is over. You have the points of the pieces that show your colour, and of those that the other did not get rid of. More than 44 of the 88 points win. A piece closed in on all sides keeps its colour for good.
choose-group-boomerang = Which piece …
choose-count-boomerang = { $count ->
    [one] one place
   *[other] { $count } places
}
