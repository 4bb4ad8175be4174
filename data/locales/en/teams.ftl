command-team = team
command-team-description = Gather two teams for a game
start-team = Gather two teams

team-0 = Blue
team-1 = Red
team-members = **{ $team }**: { $members }

lobby-title = ### 🎯 { $game } in teams
lobby-terms = { $balls ->
    [one] One boule
   *[other] { $balls } boules
} per team, first to { $points ->
    [one] one point.
   *[other] { $points } points.
}
lobby-thread = The game gets a thread of its own.
lobby-how = The players of a team take turns, boule by boule. Whoever has joined may shuffle the teams and start.
lobby-team-0 = 🔵 **Blue** ({ $count } of { $most }): { $members }
lobby-team-1 = 🔴 **Red** ({ $count } of { $most }): { $members }
lobby-nobody = nobody yet
lobby-host = { $name } (host)

lobby-join-0 = Join Blue
lobby-join-1 = Join Red
lobby-leave = Leave
lobby-shuffle = Shuffle
lobby-start = Start
lobby-close = Close

lobby-again = { $name } would like to play again: { $mentions }
lobby-join-0-done = { $name } joins Blue.
lobby-join-1-done = { $name } joins Red.
lobby-leave-done = { $name } has left.
lobby-leave-done-host = { $name } has left. { $host } is the host now.
lobby-leave-done-last = Everybody has left: this lobby is closed.
lobby-shuffle-done = { $name } has shuffled the teams.
lobby-start-done = The game is on. Good game!
lobby-start-done-thread = The game is on in { $channel }. Good game!
lobby-close-done = { $name } has closed this lobby.

lobby-gone = This lobby is closed. { $slash-team } opens a new one.
lobby-full = There is no more room there: at most { $most } play in a team, and eight in all.
lobby-needs-both = Both teams need somebody to play.
lobby-not-in = You are not in a team yet. Join one first.
lobby-not-yours-to-close = Only the host can close this lobby.

leave-sure = Do you want to leave this table? Your team plays on without you.
leave-yes = Leave
leave-done = You have left. Your team plays on without you.
leave-last-one = You are the last one left in your team: without you the game is lost. { $slash-resign } resigns it.
you-have-left = You have left this table. Your team plays on.
event-left = { $name } has left the table. { $team } plays on.
