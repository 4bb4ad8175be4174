replay-steps = Pas à pas
replay-step =
    ### 🎬 { $game } · partie { $number } · coup { $step } sur { $steps }
    { $a } – { $b }
replay-step-start = La partie commence.
