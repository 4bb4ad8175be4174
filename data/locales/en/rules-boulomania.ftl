# The rules of Boulomania, page by page in the order of data/rules/boulomania.toml: its name, what it says, and what its picture shows.

rules-boulomania-short-name = In short
rules-boulomania-short =
    Two teams bring their boules close to the **jack**, the small yellow boule. To **point**, roll 2 or 3 dice: the sum is the pit where your boule lands, and below 7 it is lost. To **shoot** at a boule of the other team, roll 1 die: a 5 takes it away, a 6 puts yours in its place. The team that is not nearest to the jack plays next. When all boules are played, the nearest team scores a point for each boule nearer than the other team’s best, and the first to reach the points agreed (13 unless said otherwise) wins.
rules-boulomania-short-seen = Red rolled 5 + 6 = 11. Its boule in pit 11 is nearer to the jack in 5 than Blue’s in 9, so Blue plays next.

rules-boulomania-board-name = The board
rules-boulomania-board =
    Boules lie in the 12 large pits, 7 to 18. The jack lies in one of the 6 small **jack pits**, 1 to 6.
    Play goes upwards. Straight ahead is 7 → 8 → 9 → 10, 14 → 13 → 12 → 11 and 15 → 16 → 17 → 18; past the top row is out.
    The jack has two lanes of its own: 3 → 2 → 1 → out and 4 → 5 → 6 → out.
    Only the middle column is **beside the jack**: 13 beside 3 and 4, 12 beside 2 and 5, 11 beside 1 and 6.
    How near a boule is: the straight distance between the middles of the two pits, just as they are drawn. In numbers: the columns are 20 apart, the rows 15; jack pits 1, 2, 3 lie 8 to the left of the middle column, 4, 5, 6 lie 8 to the right.
rules-boulomania-board-seen = The empty board with the jack in 5. The nearest pit is 12, right beside it.

rules-boulomania-opening-name = Start and jack
rules-boulomania-opening =
    Each team rolls one die. The higher one starts; equal dice are rolled again.
    The starting team throws the jack with one die, and it lies in the jack pit of that number. This happens by itself: there is nothing to choose.
    Then the same team plays the first boule of the end. It must be pointed: while both teams have all their boules, nobody may shoot at the jack.
rules-boulomania-opening-seen = Blue rolled 6 against 3 and starts. Its die for the jack shows a 4: the jack lies in 4, and Blue points first.

rules-boulomania-pointing-name = Pointing
rules-boulomania-pointing =
    Choose 2 or 3 dice. Their sum is the pit where the boule lands: two dice reach 7 to 12, three dice any pit.
    With a sum below 7 the boule is lost.
    Sometimes a roll leaves a choice: a pair, or a way at the arrows. Then you see every possible route as a whole and take one; a single route is played at once.
rules-boulomania-pointing-seen = Blue pointed with three dice: 3 + 4 + 6 = 13. Red’s boule in 12 is still nearer to the jack, so Blue plays again.

rules-boulomania-pushing-name = Pushing and arrows
rules-boulomania-pushing =
    If a boule already lies in that pit, yours or theirs, it moves one pit on. If the next pit is taken, that boule moves on too, and so on. Whatever leaves the top row is lost.
    Three pits have **arrows**: whoever points chooses where the pushed boule goes. From 8 to 9 or 12; from 13 to 12, 9 or 17; from 16 to 17 or 12. From all other pits it goes straight ahead.
    The arrows are for pointing only, never for a graze.
    Boules in jack pits are never pushed.
rules-boulomania-pushing-seen = Blue rolled 2 + 6 = 8 and chose the way: the red boule goes from 8 to 12, the red one there to 11, and the blue one from 11 is out.

rules-boulomania-pairs-name = Pairs and jack pits
rules-boulomania-pairs =
    Two dice with the same number are a **pair**. You may then put your boule into the jack pit of that number instead of the pit of the sum, if neither the jack nor a boule lies there.
    A pair with 1, 2 or 3 adds up to less than 7: it has only the jack pit, and if that is taken, the boule is lost.
    Three dice never make a pair.
    A boule in a jack pit counts like any other. It is never pushed, and a graze does nothing to it.
rules-boulomania-pairs-seen = Blue rolled 4 and 4. The boule may go into jack pit 4, or into pit 8 and push the red boule there to 9 or 12.

rules-boulomania-shooting-name = Shooting a boule
rules-boulomania-shooting =
    Name a boule of the other team, then roll one die. You cannot shoot at your own.
    - **1, 2, 3:** missed. Your boule is lost.
    - **4:** a graze. The target moves one pit straight ahead and pushes whatever lies there straight ahead; your boule is lost.
    - **5:** a hit. Both boules are lost.
    - **6:** a carreau. The target is lost and your boule takes its place.
    If the target lies in a jack pit, a 4 does nothing to it: only a 5 or a 6 counts.
rules-boulomania-shooting-seen = Blue shot at the red boule in 12 and rolled a 6: a carreau. The red boule is gone, and a blue one lies in 12.

rules-boulomania-grazing-name = Grazing beside the jack
rules-boulomania-grazing =
    A graze (a 4) at a boule right beside the jack moves the jack too.
    - Target in **13** or **12**: the jack goes one pit up its lane, beside 13 from 3 to 2 or from 4 to 5, beside 12 from 2 to 1 or from 5 to 6. If a boule lies in that jack pit, the jack stays where it is.
    - Target in **11**, the jack in 1 or 6: the boule and the jack both go out, and the end stops at once.
    A graze anywhere else leaves the jack alone.
rules-boulomania-grazing-seen = Blue grazed the red boule in 12, beside the jack. It moves to 11 and pushes the blue one there out; the jack moves from 5 to 6.

rules-boulomania-jack-name = Shooting the jack
rules-boulomania-jack =
    Instead of a boule you may shoot at the jack, with one die. Only a **6** sends it out. Your boule is lost either way.
    When the jack is out, by a shot or by a graze, the end stops at once. It depends on who still has boules to play; the one just shot is gone:
    - only your team: one point for each of them, and you start the next end;
    - only the other team: one point for each of theirs, and they start the next end;
    - both teams or neither: no points, and the team that started this end starts again.
rules-boulomania-jack-seen = Blue shot the jack out with a 6. Red has no boules left, Blue still has 2: that is 2 points, and Blue starts the next end.

rules-boulomania-turns-name = Whose turn it is
rules-boulomania-turns =
    After every boule, the first of these that fits decides:
    - nobody has boules left: the end is counted;
    - only one team has boules left: it plays them all;
    - the board is empty: the team that emptied it with a shot at a boule goes on; if a pointed boule was lost or a shot at the jack missed, the other team plays;
    - one team holds the point (its boule is nearest to the jack): the **other** team plays;
    - both best boules are equally near: the team that has just played goes on, because it did not get nearer.
rules-boulomania-turns-seen = Blue’s boule in 13 is exactly as near to the jack as Red’s in 11. Blue did not get nearer, so Blue plays again.

rules-boulomania-counting-name = Counting
rules-boulomania-counting =
    When all boules are played, the end is counted.
    The team with the nearest boule scores one point for each of its boules that is nearer than the other team’s best. With 8 boules that is 8 points at the most. If the other team has none on the board, all of them count.
    The team that scores starts the next end.
rules-boulomania-counting-seen = Red’s boules in 12 and 17 are nearer than Blue’s best in 11: 2 points for Red, and it stands 7 to 7. Red starts the next end.

rules-boulomania-void-name = Ends without points
rules-boulomania-void =
    In some ends nobody scores:
    - the best boules of both teams are equally near to the jack;
    - all boules are played and none lies on the board;
    - the jack goes out while both teams have boules left, or neither has.
    The score stays as it was, and the team that started this end starts the next one as well.
rules-boulomania-void-seen = Blue’s boule in 11 and Red’s in 13 are equally near: nobody scores. It stays 3 to 5, and Red, who started this end, starts again.

rules-boulomania-winning-name = Winning, Fanny
rules-boulomania-winning =
    The game is over when a team has the points agreed after an end: 13 unless said otherwise, 7 in a quick game. More than that is fine.
    An end is always played out first: points are given only when it is counted or the jack is out.
    A team that loses without a single point has a **Fanny**.
rules-boulomania-winning-seen = Blue’s last boule lies in 12 and holds the point. Blue has 13 to 0 and wins, and Red has a Fanny.

rules-boulomania-teams-name = Teams
rules-boulomania-teams =
    Each team has 1 to 4 players. The boules belong to the team, so both teams have the same number whatever their size.
    The players of a team take turns, boule by boule, in the order in which they joined, and go on like that in the next end.
    The jack is thrown by the player who then plays the first boule.
    Who of them plays next is told under the board.
rules-boulomania-teams-seen = Blue has two players and has played two boules, in 9 and 12: one each. Blue holds the point, so Red’s next player is on.

rules-boulomania-options-name = Options
rules-boulomania-options =
    What can be agreed before the start:
    - `{ option-points }`: the points to reach, from 1 to 99 (13 if nothing is said);
    - `{ option-balls }`: the boules of each team, from 1 to 8 (8 if nothing is said);
    - `{ option-length }`: a quick game goes to 7 with 4 boules each. Points and boules that you choose yourself come first.
    With fewer boules an end brings fewer points: never more than a team has boules. All other rules stay the same.
rules-boulomania-options-seen = A quick game to 7, with 4 boules for each team. It stands 5 to 6.

rules-boulomania-filled-name = What the box leaves open
rules-boulomania-filled =
    The printed rules show the board only as a picture. This layout, three columns numbered up, down and up again, is the one that fits everything they say of it. The arrows at 8, 13 and 16 are then all in one row, and the jack pits stand close to the middle column, since only that one counts as beside them.
    They do not say what happens when two boules are equally near, when a graze meets a taken pit, in which order a team plays, or who plays after a missed shot at the jack on an empty board. All of that is done here as in real pétanque.
    This is a fan’s version with a board and words of its own.
rules-boulomania-filled-seen = A graze into a taken pit: the red boule from 8 moves to 9 and pushes the one there to 10.
