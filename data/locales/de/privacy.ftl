command-privacy = datenschutz
command-privacy-description = Was ich über dich weiß: ansehen, exportieren, löschen
privacy-about = ### Was ich über dich weiß
    - **Was:** deine Discord-ID und die Namen, die du hattest; die Partien, an denen du teilgenommen hast, mit deinen Zügen, deren Zeiten und dem, woraus die Würfe folgten; Ergebnisse und Wertungen; offene Herausforderungen und Lobbys; wen du blockierst und wo du ausgeschlossen bist. Von Servern ihre Einstellungen. Nichts, was du schreibst.
    - **Wozu:** damit Partien nach einem Neustart weitergehen, sich wieder ansehen und prüfen lassen und für die Rangliste zählen.
    - **Wer es sieht:** Partien alle, die ihren Kanal sehen dürfen; Wertungen alle; alles zusammen nur du und wer mich betreibt.
    - **Wie lange:** bis du es löschst. Herausforderungen und Lobbys einen Tag. Wenn du ein Jahr lang nicht gespielt hast, lösche ich von selbst alles über dich, und alles über einen Server 30 Tage, nachdem ich dort entfernt wurde.
privacy-export = Meine Daten exportieren
privacy-exported = Alles, was ich über dich weiß, nur für dich.
privacy-delete = Meine Daten löschen
privacy-sure = **Alles löschen, was ich über dich weiß?** Das lässt sich nicht rückgängig machen.
    { $games ->
        [0] - Du spielst gerade nicht.
        [one] - Du spielst gerade eine Partie: Sie wird für dich aufgegeben.
       *[other] - Du spielst gerade { $games } Partien: Sie werden für dich aufgegeben.
    }
    - Deine Herausforderungen werden zurückgezogen, und du verlässt die Lobbys, in denen du bist.
    - Deine Ergebnisse, Wertungen und Partien gegen den Computer werden gelöscht. Die Wertungen der anderen bleiben, wie sie sind.
    - Partien, die du mit anderen gespielt hast, bleiben, mit „{ forgotten-player }“ an deiner Stelle. Deren Würfe lassen sich nicht mehr prüfen.
    - Was schon auf Discord steht, auch Bretter mit deinem Namen, bleibt dort: Nur wer einen Kanal verwaltet, kann es löschen.
privacy-confirm = Alles löschen
privacy-ask-again = Die Frage ist zu lange her, oder ich bin inzwischen neu gestartet. { $slash-privacy } stellt sie noch einmal; gelöscht ist bisher nichts.
privacy-done = Alles, was ich über dich wusste, ist gelöscht.
forgotten-player = eine vergessene Person
verify-forgotten = Diese Partie lässt sich nicht mehr nachprüfen: Jemand, der mitgespielt hat, hat seine Daten löschen lassen, und damit das, womit sie sich prüfen ließe.
limit-export = Du hast deine Daten fürs Erste oft genug exportiert. Du kannst es { $when } wieder tun.
operator-contact = **Kontakt:** { $contact }
operator-privacy = [Datenschutzerklärung]({ $url })
operator-terms = [Nutzungsbedingungen]({ $url })
