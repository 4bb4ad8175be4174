action-point = Pointer
action-corner-a = ↙ a (devant à gauche)
action-corner-b = ↘ b (devant à droite)
action-corner-c = ↖ c (au fond à gauche)
action-corner-d = ↗ d (au fond à droite)
command-petanque-description = La Pétanque aux dés, sur un carré de 36 cases
command-point = pointer
command-point-description = Pointer une boule avec le dé noir et le dé blanc
command-corner = coin
command-corner-description = Choisir le coin de la case pour le cochonnet ; la première boule est lancée aussitôt
option-corner = coin
option-corner-description = Lequel des quatre coins

