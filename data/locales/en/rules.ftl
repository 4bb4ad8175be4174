# The pages of the rules, whatever the game. What each page says is in rules-<game>.ftl.

rules-heading = ### { $game }: { $name }
rules-seen = **In the picture:** { $seen }
rules-choice = { $number }. { $name }
rules-menu = Another page …
option-topic = page
option-topic-description = What you want to know about; leave it empty for the game in short
