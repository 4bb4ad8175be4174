# What is written into pictures, a few words each. $side is A (blue) or B (red).
# $number is that of the end, 0 where it is not known.
picture-end-counted = { $number ->
    [0] Mène comptée
   *[other] Mène { $number } comptée
} : { $side ->
    [A] Bleu { $points }
   *[B] Rouge { $points }
}
picture-end-nobody = { $number ->
    [0] Mène nulle
   *[other] Mène { $number } : nulle
}
picture-end-next = { $number ->
    [0] Mène suivante
   *[other] Mène { $number }
}
# Up to three lines, parted by |.
picture-carami-band = bande
picture-carami-ramps = rampes
picture-carami-line = ligne|de fond
picture-carami-idle = coups sans|progrès|restants

option-server_animations = animations
option-server_animations-description = Montrer ou non chaque tour par une courte animation
settings-animations = **Animations** des tours sur les plateaux des nouvelles parties
animations-yes = on voit chaque tour se jouer
animations-no = images fixes
