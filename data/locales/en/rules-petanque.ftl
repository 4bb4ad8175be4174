# The rules of La Pétanque aux dés, page by page in the order of data/rules/petanque.toml: its name, what it says, and what its picture shows.

rules-petanque-short-name = In short
rules-petanque-short =
    Two teams bring their boules close to the **jack**, the small yellow boule. To **point**, roll the black and the white die: the length and the width of the cell where your boule lands. To **shoot** at a boule of the other team, roll the red die: 4 or 5 takes it away, 6 puts yours in its place. The team that is not nearest to the jack plays next. When all boules are played, the nearest team scores a point for each boule nearer than the other team’s best, and the first to reach the points agreed (13 unless said otherwise) wins.
rules-petanque-short-seen = Red rolled length 4 and width 5. Its boule in cell 4-5 is nearer to the jack than Blue’s in 2-3, so Blue plays next.

rules-petanque-board-name = The court
rules-petanque-board =
    The court has 36 cells: length 1 to 6, width 1 to 6. Cell 3-4 is length 3, width 4.
    A boule lies in the middle of its cell. The jack lies in one of the four small circles in the corners of a cell.
    Play goes towards greater length. Past length 6 is out.
    How near a boule is: the straight distance from its middle to the jack, just as they are drawn. In numbers: the middles of neighbouring cells are 20 apart, and a corner circle lies 7 in length and 7 in width from the middle of its cell.
rules-petanque-board-seen = The empty court. The jack lies in cell 3-4, in the corner towards greater length and greater width.

rules-petanque-opening-name = Start and jack
rules-petanque-opening =
    Each team rolls one die. The higher one starts; equal dice are rolled again.
    The starting team throws black and white for the jack: that is its cell. Then it chooses one of the four corners there: a and b lie towards length 1, c and d towards length 6; a and c towards width 1, b and d towards width 6.
    The same team points its first boule. While both teams have all their boules, nobody may shoot at the jack.
rules-petanque-opening-seen = Blue threw length 3 and width 4. The jack will lie in cell 3-4; Blue still has to choose one of the corners a, b, c and d.

rules-petanque-pointing-name = Pointing and pushing
rules-petanque-pointing =
    Roll black and white. Black is the length and white is the width of the cell where your boule lands.
    If a boule already lies there, yours or theirs, it moves one cell on in length. If that cell is taken, the boule there moves on too, and so on.
    The jack never moves, whatever is pushed past it.
rules-petanque-pointing-seen = Red rolled length 2, width 4, where one of its own lies. That one moves to 3-4 and pushes the blue boule from there to 4-4; the jack stays.

rules-petanque-out-name = Pushed out
rules-petanque-out =
    A boule that is pushed past length 6 is lost.
    So a row of boules close behind one another can lose its last one to a single boule, also one of your own.
    A pointed boule itself always lands on the court: only pushing and shooting lose boules.
rules-petanque-out-seen = Red pointed into 5-4. The blue boule there moves to 6-4, and the blue one from 6-4 is out.

rules-petanque-shooting-name = Shooting a boule
rules-petanque-shooting =
    Name a boule of the other team, then roll the red die. You cannot shoot at your own.
    - **1, 2, 3:** missed. Your boule is lost.
    - **4, 5:** a hit. Both boules are lost.
    - **6:** a carreau. The target is lost and your boule takes its place.
    There is no graze in this game.
rules-petanque-shooting-seen = Red shot at the blue boule in 3-4 and rolled a 6: a carreau. The blue boule is gone, and a red one lies in 3-4.

rules-petanque-jack-name = Shooting the jack
rules-petanque-jack =
    Instead of a boule you may shoot at the jack, with the red die. Only a **6** sends it out. Your boule is lost either way.
    With a 6 the end stops at once. The boule just shot is gone, so:
    - the other team has no boules left and yours has: one point for each of yours, and you start the next end;
    - the other team still has boules: no points;
    - nobody has boules left: no points.
    Without points the team that threw the jack throws it again.
rules-petanque-jack-seen = Blue shot the jack out with a 6. Red has no boules left, Blue still has 2: that is 2 points, and Blue starts the next end.

rules-petanque-turns-name = Whose turn it is
rules-petanque-turns =
    After every boule, the first of these that fits decides:
    - nobody has boules left: the end is counted;
    - only one team has boules left: it plays them all;
    - the court is empty: the team that shot the last boule goes on; after a missed shot at the jack the other team plays;
    - otherwise the team that does **not** hold the point plays, that is, does not have the nearest boule.
rules-petanque-turns-seen = Red’s boule in 1-2 is farther from the jack than Blue’s in 3-3. Blue holds the point, so Red plays again.

rules-petanque-equal-name = Equal distances
rules-petanque-equal =
    No two boules are ever equally near. Of two at the same distance, the one that has lain in its place longer counts as nearer.
    A new boule, a carreau and a pushed boule have only just arrived in their place: they count as the later ones.
    Of several boules that one throw moves, the pushed ones arrive first, in the order in which they are pushed, and the new one last.
rules-petanque-equal-seen = Blue’s boule in 3-3 and Red’s in 2-4 are equally far from the jack. Blue’s has lain there longer and counts as nearer, so Red plays again.

rules-petanque-counting-name = Counting
rules-petanque-counting =
    When all boules are played, the end is counted.
    The team with the nearest boule scores one point for each of its boules that is nearer than the other team’s best. If the other team has none on the court, all of them count.
    The team that scores starts the next end.
rules-petanque-counting-seen = Blue’s boule in 3-4 is the nearest, then comes Red’s in 4-4. That is 1 point for Blue: 4 to 2, and Blue starts the next end.

rules-petanque-void-name = Ends without points
rules-petanque-void =
    In some ends nobody scores:
    - all boules are played and none lies on the court;
    - the jack is shot out while the other team has boules left;
    - the jack is shot out and nobody has boules left.
    The score stays as it was, and the team that threw the jack throws it again.
rules-petanque-void-seen = Red shot the jack out with a 6, but Blue still has 2 boules: nobody scores. It stays 3 to 5, and Blue, who threw the jack, throws it again.

rules-petanque-winning-name = Winning, Fanny
rules-petanque-winning =
    The game is over when a team has the points agreed after an end: 13 unless said otherwise. More than that is fine.
    A team that loses without a single point has a **Fanny**: the picture, the result and the statistics say so.
rules-petanque-winning-seen = Blue’s last boule lies in 4-4: 4 points at once. Blue has 14 to 0 and wins, and Red has a Fanny.

rules-petanque-teams-name = Teams
rules-petanque-teams =
    2 to 8 members play in two teams. The teams may differ in size, as with 3, 5 or 7 players; both have the same number of boules all the same, because the boules belong to the team.
    The players of a team take turns, boule by boule, in the order in which they joined, and go on like that in the next end.
    The jack is thrown by the player who then plays the first boule.
    Who of them plays next is told under the board.
rules-petanque-teams-seen = Each team has 6 boules and has played one. Blue holds the point with 3-4, so Red’s next player is on.

rules-petanque-options-name = Options
rules-petanque-options =
    What can be agreed before the start:
    - `{ option-points }`: the points to reach, 13 or 11 (13 if nothing is said);
    - `{ option-balls }`: the boules of each team, from 3 to 8 (4 if nothing is said).
    All other rules stay the same.
rules-petanque-options-seen = A game to 11, with 3 boules for each team. It stands 9 to 10.

rules-petanque-filled-name = What the box leaves open
rules-petanque-filled =
    The printed rules say that two boules cannot be equally near, but not what happens then. Here the one that has lain longer stays nearer.
    The sizes of cells and corners, and who plays when a shot has emptied the court, are done here as in real pétanque.
    This is a fan’s version with a court and words of its own.
rules-petanque-filled-seen = Red rolled a 5: its shot took the last boule, in 3-4, off the court. The court is empty, so Red goes on.
