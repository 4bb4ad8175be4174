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
place-all = { $count ->
    [one] The only place …
   *[other] All { $count } places, the best first …
}
place-next = Next legal place
place-put-down = Put down

boomerang-begins = What a side has not put down yet counts for the other, so it begins at 44 – 44.
choose-group-boomerang = Which piece …
choose-group-fitting = Which piece … (nowhere to go now: { $pieces })
choose-count-boomerang = { $count ->
    [one] one place
   *[other] { $count } places
}
