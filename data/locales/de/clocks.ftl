clock-reminder = ⏳ { $mention }, deine Zeit für diesen Zug endet { $when }. [Das Brett]({ $link })
