replay-steps = Schritt für Schritt
replay-step =
    ### 🎬 { $game } · Partie { $number } · Zug { $step } von { $steps }
    { $a } – { $b }
replay-step-start = Die Partie beginnt.
