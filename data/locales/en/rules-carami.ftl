# The rules of Carami, page by page in the order of data/rules/carami.toml: its name, what it says, and what its picture shows.

rules-carami-short-name = In short
rules-carami-short =
    Move your marbles forward, one step at a time, to the other’s back line: each space there is worth 10, 5 or 1. You may jump over the other’s marbles, and if you jump two or more in one move, they are all taken for 2 points each. When three of your marbles stand on the band in the middle, the outer two go onto your ramps, from where they can roll to the tens. Whoever reaches the back line plays again. When a back line is full of the other’s marbles or nobody can get on, the higher score wins.
rules-carami-short-seen = The first move: Blue stepped from c3 to c4, onto the band. Now Red plays.

rules-carami-board-name = The board
rules-carami-board =
    Columns a to e, rows 1 to 7. Blue’s camp is rows 1 to 3 and Red’s rows 5 to 7; both are full at the start, 15 marbles each.
    Row 4 has only three spaces, the **band**: b4, c4, d4. The kerbs beside it cannot be crossed.
    Blue plays upwards to row 7, Red downwards to row 1: the other’s **back line**. From a to e it is worth 10, 5, 1, 5, 10.
    Each player has four **ramps** behind the other’s back line: the two outer ones, at a and e, face the tens, the two inner ones, at b and d, the fives.
rules-carami-board-seen = The start: Blue below, Red above, the empty band between them and the empty ramps at both ends.

rules-carami-moving-name = Moving
rules-carami-moving =
    A turn is one move with one marble: a step, a jump, or off a ramp.
    A **step** goes one space straight or diagonally forward, onto a free space. Marbles never go backward.
    From the outer columns only a diagonal step leads onto the band.
    You have to move if you can.
rules-carami-moving-seen = Blue stepped diagonally from e3 to d4, onto the band. Straight ahead of e3 is the kerb.

rules-carami-defence-name = Defending
rules-carami-defence =
    A marble on its **own** back line may also step one space sideways along it.
    Anywhere else there is no step sideways.
    Such a step is no progress.
rules-carami-defence-seen = Blue stepped sideways on its own back line, from a1 to b1.

rules-carami-jumping-name = Jumping
rules-carami-jumping =
    A marble may jump forward, diagonally forward or sideways, over an unbroken line of one or more of the **other’s** marbles, and lands on the free space right behind them.
    It never jumps over one’s own marbles, and never backward.
    If only one marble is jumped in the whole move, nothing happens to it: it stays.
rules-carami-jumping-seen = Red jumped from d5 over the blue marble on d4 to d3. It was only one, so it stays: 0 to 0.

rules-carami-taking-name = Taking
rules-carami-taking =
    If you jump two or more marbles in one move, **all** of them are taken: 2 points each.
    It does not matter whether they stood in one line or were jumped one after the other.
    They are taken off when the move is over.
rules-carami-taking-seen = Red jumped from a6 over three blue marbles to e2, and over three more to a2. All six are taken: 12 points.

rules-carami-chain-name = Jumping on
rules-carami-chain =
    After a jump the same marble may jump on, in another direction if you like, and may stop after any jump.
    No marble is jumped twice in a move: it stands in the way until the move is over. No space is landed on twice.
    A jump that reaches the other’s back line ends the move.
rules-carami-chain-seen = Red’s marble jumped five times in one move, from e6 by c6, a6, c4 and e2 to b2, and took six marbles.

rules-carami-band-name = The band, first time
rules-carami-band =
    When your move leaves three of your marbles on the band, its outer two go to your ramps by themselves; the middle one stays on c4.
    The **first** time they go to the ramps that face the tens: from b4 to the left outer ramp, from d4 to the right outer one.
    You have not scored yet: from a ramp it takes a move of its own.
rules-carami-band-seen = Blue stepped from a3 to b4, and the band was full. The marbles from b4 and d4 now wait on the two outer ramps.

rules-carami-second-name = The band, second time
rules-carami-second =
    The **second** time you fill the band, the outer two go to the ramps that face the fives: from b4 to the left inner ramp, from d4 to the right inner one.
    After that the band does nothing more for you: three marbles on it simply stand there.
    Each player counts their own fills.
rules-carami-second-seen = Red filled the band for the second time: the marbles from b4 and d4 went to the two inner ramps.

rules-carami-ramps-name = Ramps
rules-carami-ramps =
    A marble on a ramp may roll to the space that the ramp faces, if that is free. This is a move of its own.
    There is no other way to the **tens**: no step and no jump of yours ends on the a or e of the other’s back line.
    A marble that still waits on a ramp counts nothing, also at the end of the game.
    Nobody can take it there.
rules-carami-ramps-seen = Blue rolled from the right outer ramp to e7, which was free: 10 points. The marble on the left outer ramp has to wait until a7 is free.

rules-carami-line-name = On the back line
rules-carami-line =
    A marble on the other’s back line has the points of its space: 10, 5, 1, 5, 10.
    It does not move again.
    But it can still be jumped there, and taken with others: then its points are gone.
rules-carami-line-seen = Two red marbles had reached d1 and b1. Blue jumped from e1 by c1 to a1 and took both: Red is down to 10, Blue has 21.

rules-carami-again-name = Playing again
rules-carami-again =
    Whoever brings a marble to the other’s back line plays again at once: by a step, a jump or off a ramp, and **each** time.
    If there is then nothing to move, the other plays.
rules-carami-again-seen = Blue reached c7 for 1 point and plays again.

rules-carami-blocked-name = Blocked
rules-carami-blocked =
    Whoever cannot move passes. That happens by itself, and nobody may pass by choice.
    The other goes on until there is a move again.
    When neither can move, the game is over.
rules-carami-blocked-seen = After Blue’s step from c5 to b6 no red marble can move. Red passes, and Blue plays again.

rules-carami-end-name = The end of the game
rules-carami-end =
    The game is over as soon as one of these happens:
    - a back line holds five of the other’s marbles;
    - nobody can move;
    - 20 moves in a row brought no progress.
    The higher score wins, whoever filled the line. With equal points it is a draw.
rules-carami-end-seen = Blue stepped to b7 and has five marbles on Red’s back line. It is over, 49 to 42 for Blue.

rules-carami-progress-name = Progress
rules-carami-progress =
    20 moves in a row without progress end the game; the moves of both players count together.
    It is **progress** when a marble changes its row, leaves a ramp, or when marbles are taken. Then the count starts again at 0.
    Only two moves are no progress: a step sideways on one’s own back line, and a jump that ends in the same row and takes nothing.
rules-carami-progress-seen = Blue’s step from a1 to b1 was the 20th move in a row without progress. It is over, 17 to 15 for Blue.

rules-carami-counting-name = Points
rules-carami-counting =
    Your points: your marbles on the other’s back line, each with the value of its space, and 2 for each marble that you have taken.
    Marbles on ramps count nothing. Nor does anything else on the board.
    The higher score wins; equal points are a draw.
rules-carami-counting-seen = Blue has 1 point on c7 and 4 for two marbles taken, 5 in all. Its two marbles on ramps count nothing yet. Red has 22.

rules-carami-start-name = Who begins, options
rules-carami-start =
    Who begins is drawn by lot with the game’s fair dice; that player is Blue. In a rematch the other begins.
    With `{ option-begin }` you may choose who begins, in a game that is not rated.
    Carami is for two players. There are no dice during the game and no teams.
rules-carami-start-seen = The start of a game. Blue was drawn to begin, and only the marbles in row 3 can step.

rules-carami-filled-name = What the box leaves open
rules-carami-filled =
    The printed rules show the board only as a picture. Five columns with 10, 5, 1, 5, 10, three rows of marbles each and a band of three fit everything they say; without diagonal steps the outer marbles could not reach the band.
    Choices of this version: a whole line may be jumped in one leap, whoever cannot move passes, and the game ends after 20 moves without progress, since players could step sideways for ever. Who begins is drawn by lot.
    This is a fan’s version with a board and words of its own.
rules-carami-filled-seen = Red jumped a whole line in one leap, from a6 over b5, c4 and d3 to e2, and took all three.
