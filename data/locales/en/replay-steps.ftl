replay-steps = Step by step
replay-step =
    ### 🎬 { $game } · game { $number } · step { $step } of { $steps }
    { $a } – { $b }
replay-step-start = The game begins.
