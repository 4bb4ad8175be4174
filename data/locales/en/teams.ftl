event-left = { $name } has left the table. { $team } plays on.
