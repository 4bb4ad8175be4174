clock-reminder = ⏳ { $mention }, your time for this move is up { $when }. [The board]({ $link })
