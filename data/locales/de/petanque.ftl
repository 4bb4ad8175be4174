action-point = Legen
action-corner-a = ↙ a (vorne links)
action-corner-b = ↘ b (vorne rechts)
action-corner-c = ↖ c (hinten links)
action-corner-d = ↗ d (hinten rechts)
command-petanque-description = La Pétanque aux dés, auf einem Quadrat mit 36 Feldern
command-point = legen
command-point-description = Eine Kugel mit dem schwarzen und dem weißen Würfel legen
command-corner = ecke
command-corner-description = Die Ecke des Feldes für das Schweinchen wählen
option-corner = ecke
option-corner-description = Welche der vier Ecken

rules-petanque-1 = **La Pétanque aux dés: legen**
    Das Team, das beginnt, wirft die Zielkugel: Der schwarze Würfel ist die Länge, der weiße die Breite, und es wählt eine Ecke des Feldes. Du **legst** mit denselben zwei Würfeln. Eine Kugel, die schon dort liegt, rückt ein Feld weiter und schiebt die nächste; hinter Länge 6 ist sie verloren. Die Zielkugel bewegt sich nie.
rules-petanque-2 = **La Pétanque aux dés: schießen**
    Oder du **schießt** mit dem roten Würfel auf eine Kugel des anderen Teams: 1 bis 3 gehen daneben, 4 und 5 nehmen beide Kugeln weg, 6 ist ein Carreau und nimmt ihren Platz ein. Nur eine 6 schießt die Zielkugel hinaus und beendet die Aufnahme: Hat das andere Team keine Kugeln mehr, zählt jede von deinen einen Punkt.
rules-petanque-3 = **La Pétanque aux dés: zählen**
    Wer nicht die nächste Kugel hat, spielt weiter; von zwei gleich weit entfernten ist die näher, die schon länger liegt. Sind alle Kugeln gespielt, bekommt das nähere Team einen Punkt für jede Kugel, die näher liegt als die beste des anderen. Wer zuerst 13 (oder 11) Punkte hat, gewinnt; wer gar keinen hat, küsst Fanny.
