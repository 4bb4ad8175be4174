clock-reminder = ⏳ { $mention }, ton temps pour ce coup s’achève { $when }. [Le plateau]({ $link })
