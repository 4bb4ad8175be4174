command-boomerang-description = Boomerang: put pieces down and turn the other’s over
command-place = place
command-place-description = Put a piece down
option-piece = piece
option-piece-description = Which piece
option-at = at
option-at-description = The lower left corner of its box, such as e6
option-rotation = rotation
option-rotation-description = Quarter turns counter-clockwise
choose-more = These are the places that turn most over; `/{ $command } place` takes any other.
place-label = { $piece } at { $anchor }, turned { $rotation }: { $count ->
    [0] first piece
    [one] turns one, { $points } points
   *[other] turns { $count }, { $points } points
}

rules-boomerang-1 = **Boomerang: putting pieces down**
    Each player has the same 13 pieces, worth as many points as they have cells. Blue starts and puts one down anywhere. From then on a piece has to touch a piece of the other colour along a side; a corner does not count. Every piece of the other colour that it touches is turned over to your colour.
rules-boomerang-2 = **Boomerang: counting**
    Who cannot put anything down is passed over; when neither can, the game is over. You have the points of the pieces that show your colour, and of those that the other did not get rid of. More than 44 of the 88 points win. A piece closed in on all sides keeps its colour for good.
