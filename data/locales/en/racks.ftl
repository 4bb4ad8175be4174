option-racks = racks
option-racks-description = Whether the board shows which pieces each has left, or only how many
racks-open = open: everybody sees what is left
racks-hidden = hidden: only how many are left
rack-open = Your pieces …
rack-own = Your pieces, which only you see here. Choose one.
rack-waiting = Your pieces, which only you see here. It is the other player’s turn.
challenge-hidden-racks = The board shows only how many pieces each of you has left.
racks-hidden-note = Hidden pieces: the board shows only how many each has left. Both began with the same 13, and everything that is put down is seen: the computer and hints know no more than that.
rack-number = { $number ->
    [0] { $who ->
        [you] You have no piece left.
        [A] Blue has no piece left.
       *[B] Red has no piece left.
    }
    [one] { $who ->
        [you] You have one piece left.
        [A] Blue has one piece left.
       *[B] Red has one piece left.
    }
   *[other] { $who ->
        [you] You have { $number } pieces left.
        [A] Blue has { $number } pieces left.
       *[B] Red has { $number } pieces left.
    }
}
