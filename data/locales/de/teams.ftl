command-team = team
command-team-description = Zwei Teams für eine Partie zusammenstellen
start-team = Zwei Teams zusammenstellen

team-0 = Blau
team-1 = Rot
team-members = **{ $team }**: { $members }

lobby-title = ### 🎯 { $game } in Teams
lobby-terms = { $balls ->
    [one] Eine Kugel
   *[other] { $balls } Kugeln
} je Team, gespielt wird bis { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
lobby-thread = Die Partie bekommt einen eigenen Thread.
lobby-how = In einem Team spielt man reihum, Kugel für Kugel. Wer dabei ist, darf die Teams mischen und starten.
lobby-team-0 = 🔵 **Blau** ({ $count } von { $most }): { $members }
lobby-team-1 = 🔴 **Rot** ({ $count } von { $most }): { $members }
lobby-nobody = noch niemand
lobby-host = { $name } (Host)

lobby-join-0 = Zu Blau
lobby-join-1 = Zu Rot
lobby-leave = Verlassen
lobby-shuffle = Mischen
lobby-start = Starten
lobby-close = Schließen

lobby-again = { $name } möchte noch einmal spielen: { $mentions }
lobby-join-0-done = { $name } spielt bei Blau.
lobby-join-1-done = { $name } spielt bei Rot.
lobby-leave-done = { $name } ist gegangen.
lobby-leave-done-host = { $name } ist gegangen. Host ist jetzt { $host }.
lobby-leave-done-last = Alle sind gegangen: Diese Lobby ist geschlossen.
lobby-shuffle-done = { $name } hat die Teams gemischt.
lobby-start-done = Die Partie läuft. Viel Spaß!
lobby-start-done-thread = Die Partie läuft in { $channel }. Viel Spaß!
lobby-close-done = { $name } hat diese Lobby geschlossen.

lobby-gone = Diese Lobby ist geschlossen. Mit { $slash-team } eröffnest du eine neue.
lobby-full = Da ist kein Platz mehr: höchstens { $most } je Team und acht insgesamt.
lobby-needs-both = In beiden Teams muss jemand spielen.
lobby-not-in = Du bist noch in keinem Team. Tritt erst einem bei.
lobby-not-yours-to-close = Nur der Host kann diese Lobby schließen.

leave-sure = Möchtest du diesen Tisch wirklich verlassen? Dein Team spielt ohne dich weiter.
leave-yes = Verlassen
leave-done = Du hast den Tisch verlassen. Dein Team spielt ohne dich weiter.
leave-last-one = Inzwischen bist nur noch du in deinem Team: Ohne dich ist die Partie verloren. Mit { $slash-resign } gibst du sie auf.
you-have-left = Du hast diesen Tisch verlassen. Dein Team spielt weiter.
event-left = { $name } hat den Tisch verlassen. { $team } spielt weiter.
