action-point = Point
action-corner-a = ↙ a (near left)
action-corner-b = ↘ b (near right)
action-corner-c = ↖ c (far left)
action-corner-d = ↗ d (far right)
command-petanque-description = La Pétanque aux dés, on a square of 36 cells
command-point = point
command-point-description = Point a boule with the black and the white die
command-corner = corner
command-corner-description = Choose the corner of the cell for the jack; the first boule is rolled right away
option-corner = corner
option-corner-description = Which of the four corners

