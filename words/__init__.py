"""Everything that is said: the texts in every language, and each game's events and facts in words.

Imports the engine and Fluent, and nothing of Discord, of the store or of a match: what is told comes as
plain values. Names go in as members wrote them; they are escaped here for messages.

The texts (`words.texts`)
    `say_in(language)` gives a `say`; `say(message_id, **args)` words a message. Raises `MissingText`.
    `text(language, message_id, **args)` does both at once. `nearest_language(locale, default)`.
    For texts that name slash commands, `say_naming(language, names)` adds those (`slash-rematch` and so on):
    as mentions, or as `write_command(name, say)` writes them (`words.commands`).
Names (`words.names`)
    `escape_name(name)` for every name in a message; `team_name(side, say)`; `word_team(side, members, say)`.
The computer (`words.opponents`)
    `opponent_name(level, say)` in sentences, `word_opponent(level, say)` by itself, and
    `word_speech(level, moment, number, say)`, its one line at the start and at the end of a game.
What happened (`words.captions`, `words.people`)
    `caption(steps, people, say, *, throwers=(), stop=None, left=None, ply=0, asked=False)`, with
    `People.of_players(a, b)` or `People.of_teams(say)`, `Stop(reason, winner=None, mention="")` for the
    reasons in `STOPS`, and `Left(name, side)`. What may surprise has its rule with it (`words.surprises`).
    `word_stop(stop, people, say)` is how a game was stopped, without a board; `word_lot(die, names, say)` is
    who begins by lot.
The board (`words.boards`, `words.headlines`)
    `alt(position, events, say, *, stopped=None, before=None, hidden=())`;
    `spoken(position, say, *, stopped=None)`, with `listener=Listener(side, names)` for whoever has asked;
    `layout(game, say)` is how its board is laid out;
    `headline(position, people, say, teams=None)`; `turn_line(position, mention, say, deadline=None)`,
    `why_line(position, steps, people, say)`, which may be nothing,
    `computer_line(name, say)`, `resting_line(say)` or `over_line(say)`.
Places (`words.places`, `words.pieces`)
    `word_place(place, say, form)` for a pit, cell, corner, ramp or place of a game, where `form` is `plain`,
    `the` (after "in" or a verb) or `of`; `number_places(places)` for sentences that have told their kind.
    `word_placement(action, say, form)` and `name_piece(kind, say, form)` for Boomerang's pieces.
Actions (`words.boards`, `words.boules`, `words.boomerang`)
    `label(position, action, say)` for buttons, menus and suggestions, `word_group(game, group, say)` for what
    is moved, if they are grouped by that, `boards.brings(position, action, say)` for what one brings about;
    shots also have `boules.word_chance(position, action, say)` and `boules.word_shot(position, action, say)`;
    the options of a placement `boomerang.offers(position, option, chosen, say)`.
Refusals (`words.refusals`)
    `word_refusal(code, facts, say)`; `word_error(error, say)` for one of the engine.
The coach (`words.coach`)
    `word_hint(position, told, say, as_good=0)` or `word_even(position, chance, say)`, for the picture
    `hint_alt(position, told, say, hidden=())`; `word_reason(clauses, say)` is why, in one sentence.
The rules (`words.rules`)
    `rule_pages(game)`, `find_page(game, topic)`, `page_on(game, steps)` for what has just happened;
    `word_page(page, say)` and `word_page_name(page, say)`.
Matches (`words.matches`)
    `word_game(game, say)`, `what_is_drawn(game)`, `join_names(names)`, `word_score(score, side, say)`,
    `word_result(score, winner, reason, side, say)`, `shorten(text, longest)`.

`WORDS` has one record for each game (`Words`: tell, alt, spoken, label, turn, why and so on); a game is
told in its own module and nowhere else.
"""

from words.boards import WORDS, Words, alt, label, layout, spoken, word_group, word_offer
from words.captions import STOPS, caption, word_lot, word_stop
from words.commands import write_command
from words.descriptions.voice import LONGEST_ALT, LONGEST_SPOKEN, Listener
from words.headlines import computer_line, headline, over_line, resting_line, turn_line, why_line
from words.matches import join_names, shorten, what_is_drawn, word_game, word_result, word_score
from words.names import escape_name, team_name, word_team
from words.opponents import opponent_name, word_opponent, word_speech
from words.people import Left, People, Stop
from words.refusals import word_error, word_refusal
from words.texts import LANGUAGES, Language, MissingText, Say, nearest_language, say_in, say_naming, text

__all__ = [
    "LANGUAGES",
    "LONGEST_ALT",
    "LONGEST_SPOKEN",
    "STOPS",
    "WORDS",
    "Language",
    "Left",
    "Listener",
    "MissingText",
    "People",
    "Say",
    "Stop",
    "Words",
    "alt",
    "caption",
    "computer_line",
    "escape_name",
    "headline",
    "join_names",
    "label",
    "layout",
    "nearest_language",
    "opponent_name",
    "over_line",
    "resting_line",
    "say_in",
    "say_naming",
    "shorten",
    "spoken",
    "team_name",
    "text",
    "turn_line",
    "what_is_drawn",
    "why_line",
    "word_error",
    "word_game",
    "word_group",
    "word_lot",
    "word_offer",
    "word_opponent",
    "word_refusal",
    "word_result",
    "word_score",
    "word_speech",
    "word_stop",
    "word_team",
    "write_command",
]
