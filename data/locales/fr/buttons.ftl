shoot-button = { $shot } · { $hits } sur 6
