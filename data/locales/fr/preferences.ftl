command-preferences = préférences
command-preferences-description = Langue, couleurs, animations et mentions, rien que pour toi
option-own_language = langue
option-own_language-description = La langue dans laquelle je te réponds en privé
option-own_theme = thème
option-own_theme-description = Les couleurs des plateaux que tu vois en privé
option-animations = animations
option-animations-description = Si les images peuvent bouger là où tu joues
option-pings = mentions
option-pings-description = Si je te mentionne quand c’est ton tour et pour les défis

preferred-language-auto = automatique : celle de ton Discord
preferred-theme-auto = automatique : celles du serveur
animated-yes = on voit les coups se jouer sur le plateau
animated-no = seulement des images fixes
pings-yes = quand c’est mon tour et pour les défis
pings-no = seulement avant la fin de mon temps

preferences-title = ### Tes préférences
preferences-note = Elles valent pour toi partout. Chaque choix est enregistré aussitôt.
preferences-language = **Langue** de ce que tu vois en privé
preferences-theme = **Couleurs** des plateaux que tu vois en privé
preferences-animated = **Animations** à tes tables
preferences-pings = **Mentions**
help-preferences = { $slash-preferences } – ta langue, tes couleurs, animations et mentions
