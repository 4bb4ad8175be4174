# The rules of Boomerang, page by page in the order of data/rules/boomerang.toml: its name, what it says, and what its picture shows.

rules-boomerang-short-name = In short
rules-boomerang-short =
    Both players have the same 13 pieces, and a piece is worth as many points as it has cells. You take turns putting one down. It must touch a piece of the other colour along a side, and every piece of the other colour that it touches is turned over to your colour. When nobody can put anything down, you have the points of all pieces that show your colour, and of those that the other did not get rid of. Together that is 88: with more than 44 you win.
rules-boomerang-short-seen = Red put the big T against Blue’s first piece, which turns red. It stands 39 to 49.

rules-boomerang-pieces-name = Board and pieces
rules-boomerang-pieces =
    The board has 10 columns, a to j, and 9 rows, 1 to 9 from the bottom.
    Each player has the same 13 pieces, 44 points together. The letter of the short name is the shape, the number its cells and its points:
    - the single and the bars: I1 (twice), I2 (twice), I3, I4;
    - the small and the big corner, with equal arms: V3, V5; the square: O4; the U, 3 wide and 2 high: U5; the cross: X5;
    - the small and the big T: T4 and T5, a bar of 3 with a foot of 1 or 2.
    A piece stays where it was put. Pieces do not lie on one another, and none sticks out over the edge.
rules-boomerang-pieces-seen = A new game. What each player has left stands beside the board: 13 pieces, 44 points each.

rules-boomerang-rotating-name = Rotating
rules-boomerang-rotating =
    You may rotate a piece in quarter turns before you put it down, counter-clockwise. After that it stays as it lies. Unrotated, straight pieces lie flat, a T stands on its bar with the foot pointing up, U5 is open at the top, and V3 and V5 have their bend at the lower left.
    I1, O4 and X5 look the same from all sides. I2, I3 and I4 lie flat or stand upright. All others have four positions.
    Where a piece lies is named by the lower left corner of the box around it, even if the piece does not fill that corner.
rules-boomerang-rotating-seen = Blue rotated its V5 three times and put it down with its box at f6. It touches the two red pieces on the left: both turn blue.

rules-boomerang-touching-name = Touching the other colour
rules-boomerang-touching =
    The very first piece may lie anywhere.
    From then on every piece has to touch at least one piece of the other colour along a side. A corner does not count.
    What counts is the colour that shows now, not who put the piece down.
rules-boomerang-touching-seen = Blue thinks of the I1 in b4. It would touch red only by a corner, so it cannot lie there.

rules-boomerang-own-name = Touching one’s own
rules-boomerang-own =
    A piece may also touch pieces of your own colour. Nothing happens to those.
    But it is not enough: one of the other colour has to be touched as well.
rules-boomerang-own-seen = Red’s square at a1 touches its own big corner at c2, which stays red, and the blue I2 at c1, which is turned over.

rules-boomerang-turning-name = Turning over
rules-boomerang-turning =
    You turn over **every** piece of the other colour that your piece touches along a side: it now shows your colour. You cannot leave one out.
    It is turned where it lies; nothing moves. Pieces touched only by those that were turned stay as they are.
    A piece can be turned over again and again, back and forth.
rules-boomerang-turning-seen = Red put V3 down at g3. It touches three blue pieces, T5, I4 and O4: all three turn red. It stands 40 to 48.

rules-boomerang-closed-name = Closed in
rules-boomerang-closed =
    A piece without a free cell along any of its sides can no longer be touched. It keeps its colour for good, and its points are safe.
    The board marks such pieces. The edge of the board closes in as well.
rules-boomerang-closed-seen = Blue put I2 upright at d7. It and the I1 at e7 have no free cell beside them any more: both stay blue for good.

rules-boomerang-passing-name = Passing
rules-boomerang-passing =
    Whoever cannot put down any of their pieces passes. That happens by itself, and nobody may pass by choice.
    The other goes on alone for as long as anything fits. But as soon as anything of the player who passed fits again, that player is on.
    When neither can put anything down, the game is over.
rules-boomerang-passing-seen = After Blue’s I1 at b3 nothing of Red’s fits any more. Red passes, and Blue plays again.

rules-boomerang-counting-name = Counting
rules-boomerang-counting =
    You have the points of all pieces on the board that show your colour, whoever put them down. Added to that are the pieces that the **other** player did not put down.
    The points of both always add up to 88, also during the game: what the other still holds counts for you until it is put down.
    With more than 44 points you win.
    So get rid of large pieces early: small ones fit almost anywhere in the end.
rules-boomerang-counting-seen = Nobody can go on. Red is left with T4 and X5: their 9 points go to Blue, who wins by 66 to 22.

rules-boomerang-draw-name = 44 to 44
rules-boomerang-draw =
    If both have 44 points at the end, the game is a draw. There is no tie-break.
rules-boomerang-draw-seen = All 26 pieces lie on the board, and both colours show 44 points: a draw.

rules-boomerang-start-name = Who begins, options
rules-boomerang-start =
    Who begins is drawn by lot with the game’s fair dice; that player is Blue. In a rematch the other begins.
    With `{ option-begin }` you may choose who begins, in a game that is not rated.
    With `{ option-racks }` you may play with hidden pieces: the next page tells how.
    Boomerang is for two players. There are no dice during the game and no teams.
rules-boomerang-start-seen = Blue was drawn to begin and has put U5 down in the top rows. Now Red has to touch it.

rules-boomerang-hidden-name = Hidden pieces
rules-boomerang-hidden =
    The box advises you to hide what you have left. With `{ option-racks }` the board shows only how many pieces each player has left; your own are behind a button that only you can open.
    It is no secret for whoever keeps count: both begin with the same 13, and everything put down is seen.
    The computer and hints get no advantage from it: like anyone who keeps count, they know what both have left, and they play the same either way.
    If nothing is said, everybody sees all pieces.
rules-boomerang-hidden-seen = A game with hidden pieces: beside the board there are only numbers, 7 for Blue and 7 for Red.

rules-boomerang-filled-name = What the box leaves open
rules-boomerang-filled =
    The shapes of the pieces are known only from pictures. These fit everything the printed rules say: 13 pieces worth 44, among them a square, a T and a cross. A piece is turned over in its own place, so each is its own mirror image. 13 different ones would be worth more than 44, so the two smallest come twice.
    The size of the board is a choice as well: its 90 cells can just hold all 88. Usually about 8 points find no room; on 10 by 10 nearly all would.
    This is a fan’s version with a board and words of its own.
rules-boomerang-filled-seen = The cross X5 at d4: turned over it covers the very same cells.
