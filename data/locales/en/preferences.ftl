command-preferences = preferences
command-preferences-description = Language, colours, animations and pings, only for you
option-own_language = language
option-own_language-description = In which language I answer you in private
option-own_theme = theme
option-own_theme-description = The colours of boards that only you see
option-animations = animations
option-animations-description = Whether pictures may move where you play
option-pings = pings
option-pings-description = Whether I ping you for your turn and for challenges

preferred-language-auto = automatic: that of your Discord
preferred-theme-auto = automatic: those of the server
animated-yes = moves are animated on the board
animated-no = still pictures only
pings-yes = for my turn and for challenges
pings-no = only before my time runs out

preferences-title = ### Your preferences
preferences-note = They hold for you everywhere. Every choice is saved at once.
preferences-language = **Language** of what only you see
preferences-theme = **Colours** of boards that only you see
preferences-animated = **Animations** at your tables
preferences-pings = **Pings**
help-preferences = { $slash-preferences } – your own language, colours, animations and pings
