action-jack = Das Schweinchen werfen
shoot-button = { $shot } · { $hits } von 6
