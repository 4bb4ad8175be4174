command-help = hilfe
command-help-description = Welche Spiele es gibt und wie du sie startest
help-title = ### Lust auf ein Spiel?
help-game = **{ $game }**
    { $about }
    -# { $slash-solo } · { $slash-challenge }
help-boulomania = Würfle deine Kugeln nah ans Schweinchen; schieb oder schieß die anderen weg.
help-petanque = Kugeln auf einem Raster: ein Würfel für die Länge, einer für die Breite.
help-boomerang = Leg ein Teil an die des anderen und dreh um, was es berührt.
help-carami = Spring mit deinen Murmeln bis ans andere Ende.
help-commands = Unter jedem Brett öffnet „{ more-more }“ alles, was man dort sonst noch tun kann. Das alles gibt es bei jedem Spiel auch als Befehl, bei { $game }: { $slash-board }, { $slash-describe }, { $slash-hint }, { $slash-resign }, { $slash-rematch }, { $slash-resume }, { $slash-replay }, { $slash-review }, { $slash-leaderboard } und { $slash-stats }.
help-history = { $slash-history } – deine letzten Partien
help-block = { $slash-block } – keine Herausforderungen und Pings mehr von jemandem; { $slash-unblock } nimmt das zurück
help-tables = { $slash-tables-list } – was auf diesem Server gespielt wird; { $slash-tables-end } beendet eine Partie, für alle, die ihren Kanal verwalten dürfen; { $slash-tables-exclude }, { $slash-tables-admit } und { $slash-tables-excluded } regeln, wer spielen darf, für alle, die den Server verwalten
help-settings = { $slash-settings } – Sprache, Farben, Bedenkzeit, Wertung, Tipps, Ruhe und Kanäle, für alle, die den Server verwalten
help-privacy = { $slash-privacy } – was ich über dich weiß: ansehen, exportieren, löschen
help-pointer = 👋 { $slash-help } zeigt, welche Spiele ich kenne, und startet eines.
help-face = Ein Brett von { $game }
help-play = Spielen
help-more = Alle Befehle
help-own = -# { $slash-history } · { $slash-preferences } · { $slash-privacy }
help-here = -# { $slash-tables-list } · { $slash-history } · { $slash-preferences } · { $slash-privacy }
start-in-thread = In einem Thread spielen
play-on = Weiterspielen
help-learn = Lernen
