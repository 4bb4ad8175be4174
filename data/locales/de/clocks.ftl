clock-reminder = ⏳ { $mention }, deine Bedenkzeit für diesen Zug endet { $when }. [Das Brett]({ $link })
