# What is written into pictures, a few words each. $side is A (blue) or B (red).
picture-end-counted = { $side ->
    [A] Aufnahme gezählt: Blau { $points }
   *[B] Aufnahme gezählt: Rot { $points }
}
picture-end-nobody = Aufnahme ohne Punkte
picture-end-next = Nächste Aufnahme
# Up to three lines, parted by |.
picture-carami-band = Band
picture-carami-ramps = Rampen
picture-carami-line = Grund-|linie
picture-carami-idle = Restzüge|ohne|Fortschritt

option-server_animations = animationen
option-server_animations-description = Ob Bretter jeden Zug als kurze Animation zeigen
settings-animations = **Animationen** der Züge auf den Brettern neuer Partien
animations-yes = jeder Zug wird vorgespielt
animations-no = Standbilder
