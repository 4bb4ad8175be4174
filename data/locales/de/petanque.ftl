action-point = Legen
action-corner-a = ↙ a (vorne links)
action-corner-b = ↘ b (vorne rechts)
action-corner-c = ↖ c (hinten links)
action-corner-d = ↗ d (hinten rechts)
command-petanque-description = La Pétanque aux dés, auf einem Quadrat mit 36 Feldern
command-point = legen
command-point-description = Eine Kugel mit dem schwarzen und dem weißen Würfel legen
command-corner = ecke
command-corner-description = Die Ecke des Feldes für das Schweinchen wählen; die erste Kugel rollt gleich mit
option-corner = ecke
option-corner-description = Welche der vier Ecken

