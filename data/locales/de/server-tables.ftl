command-tables = tische
command-tables-description = Die Partien auf diesem Server
command-list = liste
command-list-description = Was auf diesem Server gespielt wird
command-end = beenden
command-end-description = Eine festgefahrene oder unerwünschte Partie beenden, wenn du den Kanal verwalten darfst
option-table = tisch
option-table-description = Welche Partie; ohne Angabe: die in diesem Kanal

tables-title = { $pages ->
    [one] **Partien auf diesem Server**: { $count }
   *[other] **Partien auf diesem Server**: { $count } · Seite { $page } von { $pages }
}
tables-line = `{ $number }` { $game } · { $a } – { $b } · { $state } · { $when } · { $link }
tables-state = { $score }, { $name } ist dran
tables-stuck = festgefahren: Die Stellung ist nicht lesbar
tables-none = Auf diesem Server wird gerade nicht gespielt. { $slash-help } zeigt, wie du eine Partie startest.
tables-choice = { $number } · { $game } · { $a } – { $b }

tables-end-sure = Diese Partie { $game }, { $a } – { $b }, in { $where } beenden? Niemand gewinnt, und sie zählt nicht.
tables-end-yes = Partie beenden
tables-end-done = Die Partie ist beendet.
tables-none-here = In diesem Kanal wird gerade nicht gespielt. Wähle eine Partie mit der Option `{ option-table }`.
tables-unknown = Diese Partie gibt es auf diesem Server nicht. Wähle eine von denen, die vorgeschlagen werden.
tables-over = Diese Partie wird nicht mehr gespielt.
tables-for-managers = Nur wer einen Kanal verwalten darf, kann darin die Partien anderer beenden. Deine eigene gibst du unter ihrem Brett auf, hinter „{ more-more }“.
tables-own-rated = Du spielst in dieser Partie selbst mit, und sie wird gewertet. Gib sie mit { $slash-resign } auf oder bitte jemand anderen, der den Kanal verwalten darf, sie zu beenden.
