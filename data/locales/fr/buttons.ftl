action-jack = Lancer le cochonnet
shoot-button = { $shot } · { $hits } sur 6
