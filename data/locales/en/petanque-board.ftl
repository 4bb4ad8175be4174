# The court of La Pétanque aux dés in words, beside what both dice pétanques say. $who is you, A (blue) or B (red).

petanque-board-name = La Pétanque aux dés.
petanque-board-now-corner = { $who ->
    [you] You threw the jack into { $place } and choose its corner; the first boule is rolled right away.
    [A] Blue threw the jack into { $place } and chooses its corner; the first boule is rolled right away.
   *[B] Red threw the jack into { $place } and chooses its corner; the first boule is rolled right away.
}
petanque-board-corner-a = corner a (near left)
petanque-board-corner-b = corner b (near right)
petanque-board-corner-c = corner c (far left)
petanque-board-corner-d = corner d (far right)
petanque-board-jack = Jack in { $place }, { $corner }.
petanque-board-places = { $count ->
    [one] the boule in cell { $places }
   *[other] the boules in cells { $places }
}
petanque-board-measured = Nearest first, in cells from the jack: { $balls }.
petanque-board-nearer = Free cells nearer to the jack than any boule: { $places }.
petanque-board-choice = { $corner }: the nearest cells are { $cells }.
petanque-board-layout =
    The court has 36 cells: lengths 1 to 6 away from you, widths 1 to 6 from left to right. Cell 3-4 is length 3, width 4.
    A boule lies in the middle of its cell, the jack in one of the four corners: a near left, b near right, c far left, d far right.
    You point with two dice: the black one is the length, the white one the width. A boule lying there moves one cell on in length and pushes the next; past length 6 it is lost.
    Distances are measured in cells. Of two boules equally near, the one that has lain there longer is nearer.
