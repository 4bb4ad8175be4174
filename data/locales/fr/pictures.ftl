# What is written into pictures, a few words each. $side is A (blue) or B (red).
picture-end-counted = { $side ->
    [A] Mène comptée : Bleu { $points }
   *[B] Mène comptée : Rouge { $points }
}
picture-end-nobody = Mène nulle
picture-end-next = Mène suivante
# Up to three lines, parted by |.
picture-carami-band = bande
picture-carami-ramps = rampes
picture-carami-line = ligne|de fond
picture-carami-idle = coups restants|sans|progrès

option-server_animations = animations
option-server_animations-description = Montrer ou non chaque tour par une courte animation
settings-animations = **Animations** des tours sur les plateaux des nouvelles parties
animations-yes = on voit chaque tour se jouer
animations-no = images fixes
