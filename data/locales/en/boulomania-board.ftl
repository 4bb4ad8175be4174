# The Boulomania board in words, beside what both dice pétanques say. $who is you, A (blue) or B (red).

boulomania-board-name = Boulomania.
boulomania-board-now-land = { $who ->
    [you] You rolled { $dice } and choose a way.
    [A] Blue rolled { $dice } and chooses a way.
   *[B] Red rolled { $dice } and chooses a way.
}
boulomania-board-jack = Jack in { $place }.
boulomania-board-places = { $count ->
    [one] the boule in pit { $places }
   *[other] the boules in pits { $places }
}
boulomania-board-measured = Nearest first, in pits from the jack: { $balls }.
boulomania-board-nearer = Free pits nearer to the jack than any boule: { $places }.
boulomania-board-way = { $way }: { $then }.
boulomania-board-layout =
    Boule pits run upwards in three columns: 7, 8, 9, 10 on the left, 14, 13, 12, 11 in the middle, 15, 16, 17, 18 on the right. Past the top row is out.
    Jack pits 3, 2, 1 lie left of the middle, 4, 5, 6 right of it: 3 and 4 beside 13, 2 and 5 beside 12, 1 and 6 beside 11.
    A boule pushed moves one pit up. When pointing, one in 8 may also go to 12, one in 13 to 9 or 17, one in 16 to 12.
    With 2 or 3 dice, their sum is the pit; below 7 the boule is lost. A pair with 2 dice may go into the free jack pit of that number instead.
    Distances are measured in pits: 1 is from a pit to the next one up.
