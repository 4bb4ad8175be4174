# Die Regeln von La Pétanque aux dés, Seite für Seite wie in data/rules/petanque.toml: der Name, was dort steht, und was das Bild zeigt.

rules-petanque-short-name = In Kürze
rules-petanque-short =
    Zwei Teams bringen ihre Kugeln nah an das **Schweinchen** (die Zielkugel), die kleine gelbe Kugel. Zum **Legen** wirfst du den schwarzen und den weißen Würfel: Länge und Breite des Feldes, in dem deine Kugel landet. Zum **Schießen** auf eine Kugel des anderen Teams wirfst du den roten: 4 oder 5 nimmt sie weg, 6 setzt deine an ihren Platz. Danach spielt das Team, das nicht am nächsten liegt. Sind alle Kugeln gespielt, bekommt das nähere Team einen Punkt für jede Kugel, die näher liegt als die beste des anderen, und wer zuerst die vereinbarten Punkte hat (13, wenn nichts gesagt ist), gewinnt.
rules-petanque-short-seen = Rot hat Länge 4 und Breite 5 geworfen. Die rote Kugel in Feld 4-5 liegt näher am Schweinchen als die blaue in 2-3, also spielt Blau.

rules-petanque-board-name = Der Platz
rules-petanque-board =
    Der Platz hat 36 Felder: Länge 1 bis 6, Breite 1 bis 6. Feld 3-4 ist Länge 3, Breite 4.
    Eine Kugel liegt in der Mitte ihres Feldes. Das Schweinchen liegt in einem der vier kleinen Kreise in den Ecken eines Feldes.
    Gespielt wird zu größerer Länge hin. Hinter Länge 6 ist Aus.
    Wie nah eine Kugel ist: der gerade Abstand von ihrer Mitte zum Schweinchen, genau wie gezeichnet. In Zahlen: Die Mitten benachbarter Felder sind 20 auseinander, und ein Eckkreis liegt 7 in der Länge und 7 in der Breite von der Mitte seines Feldes.
rules-petanque-board-seen = Der leere Platz. Das Schweinchen liegt in Feld 3-4, in der Ecke zu größerer Länge und Breite hin.

rules-petanque-opening-name = Anfang und Schweinchen
rules-petanque-opening =
    Jedes Team wirft einen Würfel. Der höhere beginnt; bei gleichen wird noch einmal geworfen.
    Das beginnende Team wirft Schwarz und Weiß für das Schweinchen: Das ist sein Feld. Dann wählt es dort eine der vier Ecken: a und b liegen zur Länge 1 hin, c und d zur Länge 6; a und c zur Breite 1 hin, b und d zur Breite 6.
    Dasselbe Team legt seine erste Kugel. Solange beide Teams alle Kugeln haben, darf niemand auf das Schweinchen schießen.
rules-petanque-opening-seen = Blau hat Länge 3 und Breite 4 geworfen. Das Schweinchen kommt in Feld 3-4; Blau muss noch eine der Ecken a, b, c und d wählen.

rules-petanque-pointing-name = Legen und schieben
rules-petanque-pointing =
    Wirf Schwarz und Weiß. Schwarz ist die Länge und Weiß die Breite des Feldes, in dem deine Kugel landet.
    Liegt dort schon eine Kugel, eigene oder fremde, rückt sie ein Feld in der Länge weiter. Ist auch das besetzt, rückt dessen Kugel ebenfalls weiter, und so fort.
    Das Schweinchen bewegt sich nie, was auch immer an ihm vorbeigeschoben wird.
rules-petanque-pointing-seen = Rot hat Länge 2, Breite 4 geworfen, wo schon eine eigene liegt. Die rückt nach 3-4 und schiebt die blaue von dort nach 4-4; das Schweinchen bleibt.

rules-petanque-out-name = Ins Aus geschoben
rules-petanque-out =
    Eine Kugel, die über Länge 6 hinausgeschoben wird, ist verloren.
    So kann eine Reihe dicht hintereinander liegender Kugeln durch eine einzige ihre letzte verlieren, auch durch eine eigene.
    Eine gelegte Kugel landet selbst immer auf dem Platz: Kugeln gehen nur durch Schieben und Schießen verloren.
rules-petanque-out-seen = Rot hat nach 5-4 gelegt. Die blaue Kugel dort rückt nach 6-4, und die blaue aus 6-4 ist im Aus.

rules-petanque-shooting-name = Auf eine Kugel schießen
rules-petanque-shooting =
    Nenne eine Kugel des anderen Teams, dann wirf den roten Würfel. Auf eigene kannst du nicht schießen.
    - **1, 2, 3:** daneben. Deine Kugel ist verloren.
    - **4, 5:** ein Treffer. Beide Kugeln sind verloren.
    - **6:** ein Carreau. Das Ziel ist verloren, und deine Kugel nimmt seinen Platz ein.
    Einen Streifschuss gibt es in diesem Spiel nicht.
rules-petanque-shooting-seen = Rot hat auf die blaue Kugel in 3-4 geschossen und eine 6 geworfen: ein Carreau. Die blaue ist weg, in 3-4 liegt eine rote.

rules-petanque-jack-name = Auf das Schweinchen schießen
rules-petanque-jack =
    Statt auf eine Kugel darfst du auf das Schweinchen schießen, mit dem roten Würfel. Nur eine **6** befördert es ins Aus. Deine Kugel ist so oder so verloren.
    Mit einer 6 endet die Aufnahme sofort. Die eben geschossene Kugel ist weg, also:
    - das andere Team hat keine Kugeln mehr, deins noch welche: ein Punkt für jede, und es beginnt die nächste Aufnahme;
    - das andere Team hat noch Kugeln: keine Punkte;
    - niemand hat noch Kugeln: keine Punkte.
    Ohne Punkte wirft das Team, das das Schweinchen geworfen hat, es noch einmal.
rules-petanque-jack-seen = Blau hat das Schweinchen mit einer 6 ins Aus geschossen. Rot hat keine Kugeln mehr, Blau noch 2: Das sind 2 Punkte, und Blau beginnt die nächste Aufnahme.

rules-petanque-turns-name = Wer dran ist
rules-petanque-turns =
    Nach jeder Kugel entscheidet, was als Erstes zutrifft:
    - niemand hat noch Kugeln: Die Aufnahme wird gezählt;
    - nur ein Team hat noch Kugeln: Es spielt sie alle;
    - der Platz ist leer: Das Team, das die letzte Kugel weggeschossen hat, spielt weiter; nach einem Fehlschuss auf das Schweinchen ist das andere dran;
    - sonst spielt das Team, das den Punkt **nicht** hat, dessen Kugel also nicht am nächsten liegt.
rules-petanque-turns-seen = Die rote Kugel in 1-2 liegt weiter vom Schweinchen weg als die blaue in 3-3. Blau hat den Punkt, also spielt Rot noch einmal.

rules-petanque-equal-name = Gleicher Abstand
rules-petanque-equal =
    Zwei Kugeln sind nie gleich nah. Von zweien mit gleichem Abstand gilt die als näher, die schon länger an ihrem Platz liegt.
    Eine neue Kugel, ein Carreau und eine geschobene Kugel sind eben erst an ihrem Platz angekommen: Sie gelten als die späteren.
    Bewegt ein Wurf mehrere, kommen zuerst die geschobenen an, in der Reihenfolge, in der sie geschoben werden, und zuletzt die neue.
rules-petanque-equal-seen = Die blaue Kugel in 3-3 und die rote in 2-4 sind gleich weit vom Schweinchen weg. Die blaue liegt schon länger dort und gilt als näher, also spielt Rot noch einmal.

rules-petanque-counting-name = Zählen
rules-petanque-counting =
    Sind alle Kugeln gespielt, wird die Aufnahme gezählt.
    Das Team, dessen Kugel am nächsten liegt, bekommt einen Punkt für jede seiner Kugeln, die näher liegt als die beste des anderen Teams. Hat das andere keine auf dem Platz, zählen alle.
    Das Team, das punktet, beginnt die nächste Aufnahme.
rules-petanque-counting-seen = Die blaue Kugel in 3-4 liegt am nächsten, dann kommt die rote in 4-4. Das ist 1 Punkt für Blau: 4 zu 2, und Blau beginnt die nächste Aufnahme.

rules-petanque-void-name = Aufnahmen ohne Punkte
rules-petanque-void =
    Manchmal bekommt niemand Punkte:
    - alle Kugeln sind gespielt und keine liegt auf dem Platz;
    - das Schweinchen wird hinausgeschossen, während das andere Team noch Kugeln hat;
    - das Schweinchen wird hinausgeschossen und niemand hat noch Kugeln.
    Der Stand bleibt, und das Team, das das Schweinchen geworfen hat, wirft es noch einmal.
rules-petanque-void-seen = Rot hat das Schweinchen mit einer 6 ins Aus geschossen, aber Blau hat noch 2 Kugeln: keine Punkte. Es bleibt beim 3 zu 5, und Blau, das das Schweinchen geworfen hat, wirft es noch einmal.

rules-petanque-winning-name = Gewinnen, Fanny
rules-petanque-winning =
    Das Spiel ist aus, wenn ein Team nach einer Aufnahme die vereinbarten Punkte hat: 13, wenn nichts gesagt ist. Mehr dürfen es sein.
    Ein Team, das ohne einen einzigen Punkt verliert, ist **Fanny**: Bild, Ergebnis und Statistik sagen es.
rules-petanque-winning-seen = Die letzte blaue Kugel liegt in 4-4: 4 Punkte auf einmal. Blau gewinnt 14 zu 0, und Rot ist Fanny.

rules-petanque-teams-name = Teams
rules-petanque-teams =
    2 bis 8 Mitglieder spielen in zwei Teams. Die Teams dürfen verschieden groß sein, etwa bei 3, 5 oder 7 Spielern; Kugeln haben sie trotzdem gleich viele, denn die gehören dem Team.
    Die Spieler eines Teams wechseln sich ab, Kugel für Kugel, in der Reihenfolge ihres Beitritts, und so geht es in der nächsten Aufnahme weiter.
    Das Schweinchen wirft, wer danach die erste Kugel spielt.
    Wer von ihnen dran ist, steht unter dem Brett.
rules-petanque-teams-seen = Jedes Team hat 6 Kugeln und eine davon gespielt. Blau hat mit 3-4 den Punkt, also ist der nächste Spieler von Rot dran.

rules-petanque-options-name = Optionen
rules-petanque-options =
    Was sich vor dem Spiel vereinbaren lässt:
    - `{ option-points }`: die nötigen Punkte, 13 oder 11 (13, wenn nichts gesagt ist);
    - `{ option-balls }`: die Kugeln jedes Teams, von 3 bis 8 (4, wenn nichts gesagt ist).
    Alle anderen Regeln bleiben gleich.
rules-petanque-options-seen = Ein Spiel bis 11, mit 3 Kugeln je Team. Es steht 9 zu 10.

rules-petanque-filled-name = Was die Schachtel offen lässt
rules-petanque-filled =
    Die gedruckten Regeln sagen, dass zwei Kugeln nicht gleich nah sein können, aber nicht, was dann gilt. Hier bleibt die näher, die schon länger liegt.
    Wie groß Felder und Ecken sind und wer spielt, wenn ein Schuss den Platz geleert hat, ist hier wie beim echten Pétanque.
    Dies ist eine Fassung von Fans, mit eigenem Platz und eigenen Worten.
rules-petanque-filled-seen = Rot hat eine 5 geworfen: Der Schuss hat die letzte Kugel, in 3-4, vom Platz genommen. Der Platz ist leer, also spielt Rot weiter.
