game-boulomania = Boulomania
game-petanque = La Pétanque aux dés
game-boomerang = Boomerang
game-carami = Carami

level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
length-quick = quick
length-classic = classic
choice-here = here
choice-everywhere = everywhere

board-headline = ### { $game } · 🔵 { $a } { $own } – { $other } { $b } 🔴
board-turn = { $mention }, it is your turn.
board-turn-corner = { $mention }, choose a corner for the jack; the first boule is rolled right away.
board-turn-corner-again = { $mention }, choose a corner for the jack.
board-turn-land = { $mention }, choose where the boule goes.
board-numbers = The numbers on white in the picture are the order of these moves.
board-turn-computer = { $name } is thinking …
board-over = { $slash-rematch } plays another one.
board-retired = [The board]({ $link }) is further down.

challenge-anybody = 🎯 { $name } would like to play { $game }. Who joins in?
challenge-member = 🎯 { $mention }, { $name } challenges you to { $game }.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-accept-done = { $name } accepts. Good game!
challenge-decline-done = { $name } would rather not play now.
challenge-withdraw-done = { $name } has withdrawn the challenge.
challenge-gone = That challenge is no longer open. { $slash-challenge } makes a new one.
challenge-yourself = You cannot play against yourself. { $slash-solo } plays against the computer.
challenge-a-bot = Bots do not play here. { $slash-solo } plays against the computer.
challenge-just-made = You have just made this challenge; it is waiting for an answer.
challenge-from-them = { $name } has just challenged you to the same game. Accept that challenge: it is waiting in this channel.
challenge-not-for-you = This challenge is for somebody else. { $slash-challenge } makes one of your own.
challenge-not-yours-to-withdraw = Only whoever made the challenge can withdraw it.

start-solo = Play against the computer
start-open = Find an opponent

no-table = No game is on in this channel. Start one?
channel-taken = A game is on in this channel already. { $slash-board } shows it. Play in another channel or in a thread.
may-not-post = I am not allowed to post a board here. Ask somebody who manages the server to let me send messages and attach files in this channel.
not-your-table = You do not play at this table. { $slash-challenge } starts a game in another channel.
not-your-turn = { $name } is to play.
out-of-date = That board is out of date. Here is the present one.
earlier-rules = This game was begun under earlier rules and cannot go on. It can be resigned or cleared away, and a new one started.
by-earlier-rules = This game was played by earlier rules, and today’s cannot play it again. Its result stays as it was.
game-over = This game is over. { $slash-rematch } plays another one.
refused = That cannot be done now. The buttons under the board show what can.
not-saved = I cannot get at my notes just now, and nothing was saved. Try again in a moment.
saved-not-shown = Everything is saved, but I could not show the board yet. It follows as soon as Discord lets me; { $slash-board } shows it, too.
went-wrong = Something went wrong on our side. Nothing is lost: try again, or look at { $slash-board }.

refused-pit-is-empty = No boule lies in pit { $pit }. Choose another target.
refused-first-ball-is-pointed = The first boule of an end is pointed. The jack can be shot at after it.
refused-own-ball = That boule is your own. Only the other side’s boules can be shot.
refused-cell-is-empty = No boule lies in cell { $cell }. Choose another target.
refused-no-such-cell = There is no cell { $cell } on this board.
refused-no-such-pit = There is no pit { $pit }. The pits are numbered from 1 to 18.
refused-no-such-way = With { $dice } the boule cannot go that way. The buttons show the ways that are open.
refused-unknown-action = That move is not possible now. The buttons under the board show those that are.
refused-not-a-roll = The dice cannot fall like that now.
refused-game-over = This game is over: nobody can move any more.

resign-sure = Do you want to resign this game?
resign-yes = Resign
resign-done = You have resigned.

leaders-here = **Leaderboard of this server**
leaders-everywhere = **Leaderboard of all servers**
leaders-none = Nobody has a rating yet. Games between members count; { $slash-challenge } starts one.
leaders-none-everywhere = Nobody is on the leaderboard of all servers yet.
leaders-enough = This list has everybody who has played rated games against at least { $count } different members.
leaders-missing = You still need { $count ->
    [one] one new opponent
   *[other] { $count } new opponents
}.
leader-unnamed = Member { $number }
rating = { $points } (estimate { $estimate } ± { $uncertainty })
rating-provisional = { $points } (estimate { $estimate } ± { $uncertainty }, provisional)
rating-meaning = The rating is the lower end of an estimate: the estimated strength less its uncertainty, which shrinks with every game. Everybody begins with 1200.
leader = { $rank }. { $name } · { $rating } · { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [one] one win
   *[other] { $wins } wins
}
stats-none = { $name } has not finished a rated game yet.
stats = **{ $name }** · rating { $rating } · all servers
stats-here = This server: rating { $rating } · games { $games } · wins { $wins }
stats-missing = To be on the leaderboard of all servers, { $count ->
    [one] one more different opponent is
   *[other] { $count } more different opponents are
} needed.
way-point2 = point with two dice
way-point3 = point with three dice
way-point = point
way-shoot = shoot

page-before = Back
page-after = Next

choose = Choose a move …
choose-move = { $group }: where to?
stats-games = Games { $games } · wins { $wins }
stats-boules = Ends won { $ends } · carreaux { $carreaux } · Fannys given { $fannies } · favourite: { $favourite }
stats-form = Form: { $form }
refused-place-is-empty = No marble is on { $place }.
refused-not-your-marble = The marble on { $place } is not yours.
refused-place-taken = A marble is on { $place } already.
refused-never-backward = A marble never goes backward.
refused-no-step-sideways = Only a marble on its own back line steps sideways, and by one place.
refused-too-far = { $end } is not one step ahead of { $start }.
refused-ramp-only = Only a ramp leads to { $place }.
refused-already-arrived = A marble that has reached { $place } does not move any more.
refused-nothing-to-jump = No line of marbles can be jumped from { $start } to { $end }.
refused-ramp-is-empty = None of your marbles is on { $place }.
refused-no-such-place = There is no place { $place } on this board.
refused-ramp-leads-elsewhere = From { $start } a marble rolls to { $end } and nowhere else.
refused-overlaps = Another piece lies there already.
refused-sticks-out = It would stick out of the board there. Turn it, or put it elsewhere.
refused-must-touch-other-colour = It has to touch a piece of the other colour along a side.
refused-touches-by-corner-only = It touches the other colour by a corner only. A side has to touch.
refused-none-left = You have no { $piece } left.
refused-no-such-rotation = { $piece } has no such rotation.
command-replay = replay
command-replay-description = A finished game as an animated picture
replay-after-the-game = The replay is made when the game is over.
replay-nothing = Nothing was played in that game.
command-describe = describe
command-describe-description = The position in words, only for you

board-deadline = Time is up { $when }.
clock-none = no time limit
clock-quick = 2 minutes per move
clock-day = 1 day per move
clock-week = 1 week per move
option-clock = clock
option-clock-description = How long a move may take; whoever runs out of time loses
option-thread = thread
option-thread-description = Play in a thread of its own
challenge-clock = Time: { $clock }.
challenge-unrated = This game is shorter than the quick length and is not rated.
challenge-uneven = As who begins was chosen, this game is not rated.
challenge-begin-lot = Who begins is drawn by lot.
challenge-begin = { $name } begins.
challenge-begin-other = Whoever accepts begins.
option-begin = begin
option-begin-description = Who begins; a rated game is always drawn by lot
begin-lot = by lot
begin-me = me
begin-other = the other
alone-here = Nobody else is here to play with. { $slash-solo } plays against the computer; challenge members on a server.
not-in-this-channel = On this server games are played in { $channels }.
no-thread-here = I can open a thread only in a text channel. Leave `{ option-thread }` out to play right here.
may-not-open-threads = I am not allowed to open threads here. Play without one, or ask somebody who manages the server to let me create public threads and write in them.
may-not-post-by-myself = Discord does not let me post here by myself. Write to me in a private chat and play { $slash-solo } there, or ask somebody who manages the server to add me to it.
may-not-connect = I am not allowed to post a board in the chat of this voice channel. Ask somebody who manages the server to let me connect to it.
not-among-media = There are no games in a media channel. Play in a text channel, in a thread or in a forum post.
not-let-in = I am not in this private thread yet. Mention me here, that lets me in, and try again.
thread-name = { $game }: { $a } – { $b }
