# What is written into pictures, a few words each. $side is A (blue) or B (red).
# $number is that of the end, 0 where it is not known.
picture-end-counted = { $number ->
    [0] End
   *[other] End { $number }
} counted: { $side ->
    [A] Blue { $points }
   *[B] Red { $points }
}
picture-end-nobody = { $number ->
    [0] End
   *[other] End { $number }
} counted: nobody
picture-end-next = { $number ->
    [0] Next end
   *[other] End { $number }
}
# Up to three lines, parted by |.
picture-carami-band = band
picture-carami-ramps = ramps
picture-carami-line = back|line
picture-carami-idle = moves left|without|progress

option-server_animations = animations
option-server_animations-description = Whether boards show each turn as a short animation
settings-animations = **Animations** of a turn on the boards of new games
animations-yes = each turn is animated
animations-no = still pictures
