shoot-button = { $shot } · { $hits } von 6
