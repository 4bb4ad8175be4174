# How a description begins and ends. $side is A (blue) or B (red).

spoken-you = { $side ->
    [A] You are Blue, { $other } is Red.
   *[B] You are Red, { $other } is Blue.
}
spoken-team = { $side ->
    [A] You play for Blue.
   *[B] You play for Red.
}
spoken-both = Blue is { $a }, Red is { $b }.
spoken-left-out = { $count ->
    [one] One more line did not fit; the menus have everything.
   *[other] { $count } more lines did not fit; the menus have everything.
}
more-layout = How the board is laid out
