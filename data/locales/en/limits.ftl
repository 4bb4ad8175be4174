replay-one-at-a-time = I am making a replay for you already. Ask for the next one when you have it.
limit-challenge = That is a lot of challenges in a row. You can send the next one { $when }.
limit-ping = You have challenged this member several times already: give them a moment to answer. You can try again { $when }.
limit-offer = That is a lot of offers in a row. You can make the next one { $when }.
limit-board = The board was shown often enough for now. You can bring it back down { $when }.
limit-replay = That is a lot of replays in a row. You can ask for the next one { $when }.
limit-look = That is a lot to look at in a short time. You can go on { $when }.
alone-enough = You are playing against the computer in { $channels } already. Finish one of these games, or resign one there with { $slash-resign }; then you can start another.
