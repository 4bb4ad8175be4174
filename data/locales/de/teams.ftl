event-left = { $name } hat den Tisch verlassen. { $team } spielt weiter.
