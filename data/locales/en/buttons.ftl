shoot-button = { $shot } · { $hits } in 6
