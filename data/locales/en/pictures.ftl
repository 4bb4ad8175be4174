# What is written into pictures, a few words each. $side is A (blue) or B (red).
picture-end-counted = { $side ->
    [A] End counted: Blue { $points }
   *[B] End counted: Red { $points }
}
picture-end-nobody = End counted: nobody
picture-end-next = Next end
# Up to three lines, parted by |.
picture-carami-band = band
picture-carami-ramps = ramps
picture-carami-line = back|line
picture-carami-idle = moves left|without|progress

option-server_animations = animations
option-server_animations-description = Whether boards show each turn as a short animation
settings-animations = **Animations** of a turn on the boards of new games
animations-yes = each turn is seen to happen
animations-no = still pictures
