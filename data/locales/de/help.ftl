command-help = hilfe
command-help-description = Welche Spiele es gibt und wie du sie startest
help-title = ### Lust auf ein Spiel?
    Vier Tischspiele, gegen den Computer oder gegeneinander, mit Knöpfen oder mit Befehlen.
help-game = **{ $game }** – { $about }
    `/{ $command } { command-solo }` · `/{ $command } { command-challenge }` · `/{ $command } { command-rules }`
help-boulomania = Würfel-Pétanque mit Strategie: Bring deine Kugeln nah an die Zielkugel, schieb oder schieß die anderen weg.
help-petanque = Pétanque mit zwei Würfeln: einer für die Länge, einer für die Breite.
help-boomerang = Leg deine Teile an die der anderen Farbe und dreh um, was sie berühren.
help-carami = Spring mit deinen Murmeln über die anderen bis zur Grundlinie; ein Band und zwei Rampen helfen dabei.
help-commands = Unter jedem Brett öffnet „{ more-more }“ alles, was man dort sonst noch tun kann. Alles davon ist auch ein Befehl, etwa `{ command-board }`, `{ command-describe }`, `{ command-resign }`, `{ command-rematch }`, `{ command-resume }`, `{ command-replay }`, `{ command-leaderboard }` und `{ command-stats }`.
help-history = `/{ command-history }` – deine letzten Partien
help-block = `/{ command-block }` – keine Herausforderungen und Pings mehr von jemandem; `/{ command-unblock }` nimmt das zurück
help-tables = `/{ command-tables } { command-list }` – was auf diesem Server gespielt wird; `/{ command-tables } { command-end }` beendet eine Partie, für alle, die ihren Kanal verwalten dürfen; `{ command-exclude }`, `{ command-admit }` und `{ command-excluded }` regeln, wer spielen darf, für alle, die den Server verwalten
help-settings = `/{ command-settings }` – Sprache, Farben, Uhr, Wertung, Ruhe und Kanäle, für alle, die den Server verwalten
help-pointer = 👋 `/{ command-help }` zeigt, welche Spiele ich kenne, und beginnt eines.
