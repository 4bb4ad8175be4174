command-resume = resume
command-resume-description = Go on with a game that was put to rest here
more-resume = Go on

board-resting = The game is at rest. Its players can go on whenever they like: { $slash-resume }
event-rested = 💤 Nobody has moved here for a long time: the game is put to rest, and the channel is free.
result-rested = at rest
game-resting = This game is at rest. { $slash-resume } goes on with it.
game-not-resting = This game is on already. { $slash-board } shows it.

option-rest = rest
option-rest-description = After how many days without a move a game is put to rest
rest-3 = after 3 days
rest-7 = after a week
rest-14 = after two weeks
rest-30 = after 30 days
rest-90 = after 90 days
settings-rest_after = **Rest** of games without a clock in which nobody moves; against the computer after 3 days
