action-point = Point
action-corner-a = ↙ a (near left)
action-corner-b = ↘ b (near right)
action-corner-c = ↖ c (far left)
action-corner-d = ↗ d (far right)
command-petanque-description = La Pétanque aux dés, on a square of 36 cells
command-point = point
command-point-description = Point a boule with the black and the white die
command-corner = corner
command-corner-description = Choose the corner of the cell for the jack
option-corner = corner
option-corner-description = Which of the four corners

rules-petanque-1 = **La Pétanque aux dés: pointing**
    The starting team throws the jack: the black die is the length, the white one the width, and the team chooses a corner of that cell. You **point** with the same two dice. A ball already lying in the cell moves one cell on and pushes the next; past length 6 it is lost. The jack never moves.
rules-petanque-2 = **La Pétanque aux dés: shooting**
    Or you **shoot** with the red die at a ball of the other team: 1 to 3 miss, 4 and 5 take both balls away, 6 is a carreau and takes its place. Only a 6 shoots the jack out and stops the end: if the other team has no balls left, each of yours scores.
rules-petanque-3 = **La Pétanque aux dés: counting**
    Whoever does not have the nearest ball plays on; of two at the same distance, the one that has lain there longer is nearer. When all balls are played, the nearest team scores a point for each ball nearer than the other’s best. 13 (or 11) points win; who has none at all kisses Fanny.
