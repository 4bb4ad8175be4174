action-jack = Throw the jack
shoot-button = { $shot } · { $hits } in 6
