command-tables = tables
command-tables-description = The games on this server
command-list = list
command-list-description = What is being played on this server
command-end = end
command-end-description = End a game that is stuck or unwanted, if you may manage its channel
option-table = table
option-table-description = Which game; leave it empty for the one in this channel

tables-title = { $pages ->
    [one] **Games on this server**: { $count }
   *[other] **Games on this server**: { $count } · page { $page } of { $pages }
}
tables-line = `{ $number }` { $game } · { $a } – { $b } · { $state } · { $when } · { $link }
tables-state = { $score }, { $name } to play
tables-stuck = stuck: its position cannot be read
tables-none = No game is being played on this server. { $slash-help } shows how to start one.
tables-choice = { $number } · { $game } · { $a } – { $b }

tables-end-sure = End this game of { $game }, { $a } – { $b }, in { $where }? Nobody wins, and it does not count.
tables-end-yes = End the game
tables-end-done = The game has been ended.
tables-none-here = No game is being played in this channel. Choose one with the option `{ option-table }`.
tables-unknown = There is no such game on this server. Choose one of those that are suggested.
tables-over = Nobody is playing that game any more.
tables-for-managers = Only members who may manage a channel can end the games of others in it. Your own you can resign under its board, behind “{ more-more }”.
tables-own-rated = You play in this game yourself, and it is rated. Resign it with { $slash-resign }, or ask somebody else who may manage the channel to end it.
