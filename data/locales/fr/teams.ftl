event-left = { $name } a quitté la table. { $team } continue.
