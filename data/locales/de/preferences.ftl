command-preferences = meine-einstellungen
command-preferences-description = Sprache, Farben, Animationen und Pings, nur für dich
option-own_language = sprache
option-own_language-description = In welcher Sprache ich dir privat antworte
option-own_theme = farben
option-own_theme-description = Die Farben der Bretter, die nur du siehst
option-animations = animationen
option-animations-description = Ob sich dort, wo du spielst, die Bilder bewegen dürfen
option-pings = pings
option-pings-description = Ob ich dich anpinge, wenn du dran bist oder herausgefordert wirst

preferred-language-auto = automatisch: die deines Discord
preferred-theme-auto = automatisch: die des Servers
animated-yes = Züge werden auf dem Brett vorgespielt
animated-no = nur Standbilder
pings-yes = wenn ich dran bin und bei Herausforderungen
pings-no = nur bevor meine Zeit abläuft

preferences-title = ### Deine Einstellungen
preferences-note = Sie gelten für dich überall. Jede Wahl ist sofort gespeichert.
preferences-language = **Sprache** dessen, was nur du siehst
preferences-theme = **Farben** der Bretter, die nur du siehst
preferences-animated = **Animationen** an deinen Tischen
preferences-pings = **Pings**
help-preferences = { $slash-preferences } – deine Sprache, Farben, Animationen und Pings
