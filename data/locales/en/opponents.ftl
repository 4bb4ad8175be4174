opponent-easy = Pip
opponent-normal = Lina
opponent-hard = Bruno
opponent-expert = Nestor

level-choice-easy = 🐣 { opponent-easy } · { level-easy }
level-choice-easy-rated = { level-choice-easy } · { $rating }
level-choice-normal = 🦊 { opponent-normal } · { level-normal }
level-choice-normal-rated = { level-choice-normal } · { $rating }
level-choice-hard = 🐻 { opponent-hard } · { level-hard }
level-choice-hard-rated = { level-choice-hard } · { $rating }
level-choice-expert = 🦉 { opponent-expert } · { level-expert }
level-choice-expert-rated = { level-choice-expert } · { $rating }

help-opponents = The computer plays as { $opponents }. { $slash-solo } lets you choose.
stats-opponents = Against the computer: { $records }
stats-opponent = { $opponent } { $won }–{ $lost }
stats-opponent-drawn = { $opponent } { $won }–{ $lost }, { $drawn } drawn
opponent-introduces = { $face } **{ $name }** · Boulo ({ $level }): “{ $line }”
opponent-says = { $face } **{ $name }**: “{ $line }”

speech-easy-start-1 = Hello! I am still learning. Shall we?
speech-easy-start-2 = Hooray, a game! Be gentle with me.
speech-easy-start-3 = I have been practising all morning. Well, a little.
speech-easy-won-1 = I won? I really won! Again, please!
speech-easy-won-2 = Luck was on my side today. You will get me next time.
speech-easy-won-3 = Wait till I tell the others!
speech-easy-lost-1 = Well played! I will remember that one.
speech-easy-lost-2 = You were better, and it was fun all the same.
speech-easy-lost-3 = Next time I will watch out more. Thank you for the game!
speech-easy-drawn-1 = A draw! So we have both won, have we not?
speech-easy-drawn-2 = As good as each other. That calls for another one.

speech-normal-start-1 = There you are. Let us see what you have up your sleeve.
speech-normal-start-2 = I have a plan. And you?
speech-normal-start-3 = Good luck! I shall need some as well.
speech-normal-won-1 = That was close. Give me another one like it!
speech-normal-won-2 = My plan worked, for once.
speech-normal-won-3 = A fine game. Revenge whenever you like.
speech-normal-lost-1 = Nicely done. You saw through me.
speech-normal-lost-2 = You have earned that one. Well played!
speech-normal-lost-3 = Hats off! I must think of something new.
speech-normal-drawn-1 = Neither of us gives in. I like that.
speech-normal-drawn-2 = A draw, and a good one.

speech-hard-start-1 = Good. Let us play.
speech-hard-start-2 = Take your time. I have plenty.
speech-hard-start-3 = I do not growl. I only play.
speech-hard-won-1 = Good game. One slip was enough.
speech-hard-won-2 = That was hard work. Respect.
speech-hard-won-3 = You made me sweat.
speech-hard-lost-1 = Strong. Very strong.
speech-hard-lost-2 = Beaten, fair and square.
speech-hard-lost-3 = I will chew on that one for a while. Well played.
speech-hard-drawn-1 = Even. So be it.
speech-hard-drawn-2 = Nobody falls. Good fight.

speech-expert-start-1 = An honour. May the better plan win.
speech-expert-start-2 = Welcome. I have looked forward to this.
speech-expert-start-3 = Every game is a question. Let us look for the answer.
speech-expert-won-1 = Thank you. Those were difficult questions.
speech-expert-won-2 = A worthy game. Look back at it: there is something to find.
speech-expert-won-3 = The last word was mine today. Tomorrow, who knows?
speech-expert-lost-1 = Magnificent. I bow to you.
speech-expert-lost-2 = That was better than all I had seen. Congratulations!
speech-expert-lost-3 = One learns at any age. Thank you for the lesson.
speech-expert-drawn-1 = Balance, too, is a kind of beauty.
speech-expert-drawn-2 = Nothing could be moved any more. A fine draw.
