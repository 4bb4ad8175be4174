dice-committed = -# 🎲 Die Würfel sind an den SHA-256-Wert `{ $hash }` gebunden
dice-next = -# 🎲 Was in deiner nächsten Partie gegen den Computer fällt, ist an den SHA-256-Wert `{ $hash }` gebunden
lot-committed = -# 🎲 Das Los ist an den SHA-256-Wert `{ $hash }` gebunden

verify-right = { $rolls ->
    [one] ✅ Der eine Wurf stimmt.
   *[other] ✅ Alle { $rolls } Würfe stimmen.
} Züge, Stellung und Ergebnis auch.
verify-so-far = { $rolls ->
    [one] ✅ Der bisher einzige Wurf stimmt.
   *[other] ✅ Alle { $rolls } Würfe bis hierher stimmen.
} In der Datei steht jeder mit seiner Nonce.
verify-earlier-right = { $rolls ->
    [0] ✅ Das Geheimnis und das Protokoll stimmen. Die heutigen Regeln können dem Protokoll nicht folgen, deshalb wurde kein Wurf geprüft.
    [one] ✅ Der eine Wurf stimmt, und das Protokoll auch.
   *[other] ✅ Alle { $rolls } Würfe stimmen, und das Protokoll auch.
}
verify-wrong = ❌ Mit dieser Partie stimmt etwas nicht:
verify-committed = Die Würfe folgen aus einem Geheimnis mit dem SHA-256-Wert `{ $hash }`. Nach der Partie wird es hier gezeigt.
verify-committed-lot = Das Los folgt aus einem Geheimnis mit dem SHA-256-Wert `{ $hash }`. Nach der Partie wird es hier gezeigt.
verify-secret = Das Geheimnis war `{ $seed }`, sein SHA-256-Wert ist `{ $hash }`. In der Datei steht alles, womit du selbst nachrechnen kannst.
verify-unanswered = Züge, die ankamen und keinen Würfel warfen: { $count }.
verify-lot = Alles, was von dieser Partie aufgezeichnet ist, stimmt.
verify-no-lot = ✅ In dieser Partie wurde nichts ausgelost: Wer beginnt, war gewählt, oder die Seiten wurden getauscht. Was von ihr aufgezeichnet ist, stimmt.
verify-hidden = In der Datei zum Nachrechnen steht jedes gelegte Teil und wer es gelegt hat. Da die Teile hier verdeckt sind, bekommst du sie nach der Partie.
verify-earlier-rules = Diese Partie wurde nach früheren Regeln gespielt: Das Ergebnis gilt so, wie es aufgezeichnet ist.

fault-seed = Das Geheimnis ist nicht das, dessen SHA-256-Wert vor der Partie gezeigt wurde.
fault-length = Die Züge 0 bis { $last } sind nicht alle genau einmal da.
fault-log = Die Partie lässt sich nicht nachspielen: Zug { $ply } (`{ $token }`) ist dort nicht möglich.
fault-fingerprint = Das sind nicht die Züge, die gespielt wurden: Der Fingerabdruck ist ein anderer.
fault-nonce-missing = Zug { $ply }: Der Wurf { $token } hat keine Nonce.
fault-nonce-odd = Zug { $ply } (`{ $token }`) hat eine Nonce, wirft aber nichts.
fault-roll = Zug { $ply }: Die Würfel zeigten { $derived }, gespeichert ist aber { $token }.
fault-lot = Der Würfel dafür, wer beginnt, zeigte { $derived }, aber { $token } ist aufgezeichnet.
fault-position = Die Züge führen zu `{ $position }`, gespeichert ist aber `{ $kept }`.
fault-outcome = Nach den Regeln ist die Partie vorbei (`{ $reason }`, Sieger { $winner }), gespeichert ist aber etwas anderes.
fault-goes-on = Die Partie ist als beendet gespeichert (`{ $reason }`), nach ihren Zügen geht sie aber weiter.
fault-winner = Gespeichert ist `{ $reason }` mit Sieger { $winner }, und das kann nicht sein.

dice-chart-server = **Die Würfel aller auf diesem Server**: { $dice } in beendeten Partien.
dice-chart-member = **Die Würfel von { $name }**: { $dice } in beendeten Partien.
dice-chart-how = Jede Zahl ist { $expected }-mal zu erwarten: die Linie. Bei fairen Würfeln fällt eine Zahl in 99 von 100 Fällen zwischen { $low }- und { $high }-mal: das Band.
dice-chart-usual = ✅ Alle sechs Zahlen liegen darin.
dice-chart-unusual = Außerhalb: { $faces }. Das kommt bei fairen Würfeln in etwa jedem 17. Diagramm vor.
dice-chart-none = Hier wurde noch keine beendete Partie gezählt. { $slash-solo } beginnt eine.
dice-chart-alt = Balkendiagramm der Würfel. 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }, 6: { $six }. Zu erwarten von jeder: { $expected }, üblich sind { $low } bis { $high }.

command-dice = würfel
command-dice-description = Was die Würfel gezeigt haben und was zu erwarten ist
option-player = spieler
option-player-description = Wessen Würfel; ohne Angabe: die aller auf diesem Server
more-dice = Was die Würfel zeigten
