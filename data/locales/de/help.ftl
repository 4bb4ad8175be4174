command-help = hilfe
command-help-description = Welche Spiele es gibt und wie du sie startest
help-title = ### Lust auf ein Spiel?
    Brettspiele, gegen den Computer oder gegeneinander, mit Knöpfen oder mit Befehlen.
help-game = **{ $game }** – { $about }
    { $slash-solo } · { $slash-challenge } · { $slash-rules }
help-boulomania = Würfel-Pétanque mit Strategie: Bring deine Kugeln nah an die Zielkugel, schieb oder schieß die anderen weg.
help-petanque = Pétanque mit zwei Würfeln: einer für die Länge, einer für die Breite.
help-boomerang = Leg deine Teile an die der anderen Farbe und dreh um, was sie berühren.
help-carami = Spring mit deinen Murmeln über die anderen bis zur Grundlinie; ein Band und zwei Rampen helfen dabei.
help-commands = Unter jedem Brett öffnet „{ more-more }“ alles, was man dort sonst noch tun kann. Alles davon ist bei jedem Spiel auch ein Befehl, für { $game }: { $slash-board }, { $slash-describe }, { $slash-hint }, { $slash-resign }, { $slash-rematch }, { $slash-resume }, { $slash-replay }, { $slash-review }, { $slash-leaderboard } und { $slash-stats }.
help-history = { $slash-history } – deine letzten Partien
help-block = { $slash-block } – keine Herausforderungen und Pings mehr von jemandem; { $slash-unblock } nimmt das zurück
help-tables = { $slash-tables-list } – was auf diesem Server gespielt wird; { $slash-tables-end } beendet eine Partie, für alle, die ihren Kanal verwalten dürfen; { $slash-tables-exclude }, { $slash-tables-admit } und { $slash-tables-excluded } regeln, wer spielen darf, für alle, die den Server verwalten
help-settings = { $slash-settings } – Sprache, Farben, Uhr, Wertung, Tipps, Ruhe und Kanäle, für alle, die den Server verwalten
help-privacy = { $slash-privacy } – was ich über dich weiß: ansehen, exportieren, löschen
help-pointer = 👋 { $slash-help } zeigt, welche Spiele ich kenne, und beginnt eines.
