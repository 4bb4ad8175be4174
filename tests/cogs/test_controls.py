"""Every control prints as a `custom_id` and is read from it again; what was sent years ago still works."""

from typing import Any

from cogs.controls.components import channel_menu, control_button, control_menu, print_control
from cogs.controls.kinds import (
    Act,
    ActMenu,
    AnswerChallenge,
    AnswerOffer,
    Block,
    ChallengeTo,
    ChannelsMenu,
    Dismiss,
    EndTable,
    GroupMenu,
    HelpPage,
    InLobby,
    InThread,
    LeadersPage,
    LessonAct,
    LessonGroupMenu,
    LessonMenu,
    LessonsMenu,
    LessonWalk,
    LobbyMenu,
    More,
    NewGame,
    OpenLesson,
    OpenRack,
    OwnData,
    PracticeMenu,
    PreferenceMenu,
    ReplayAt,
    Resign,
    ReviewAt,
    RulePage,
    RulesMenu,
    SettingMenu,
    TablesPage,
    Walk,
    WalkMenu,
)
from cogs.controls.registry import KINDS, parse_control
from tests.folding import each_of

SENT: dict[str, Any] = {
    "a:boulomania:12:345:point3": Act("boulomania", 12, 345, "point3"),
    "a:boulomania:12:345:shoot:jack": Act("boulomania", 12, 345, "shoot:jack"),
    "a:boulomania:12:345:land:8>12>out": Act("boulomania", 12, 345, "land:8>12>out"),
    "a:petanque:1:0:corner:c": Act("petanque", 1, 0, "corner:c"),
    "a:boomerang:999999999999999:7:X5.0@h1": Act("boomerang", 999_999_999_999_999, 7, "X5.0@h1"),
    "a:carami:3:4:d7xb5xb7": Act("carami", 3, 4, "d7xb5xb7"),
    "m:boulomania:12:345:0": ActMenu("boulomania", 12, 345, 0),
    "m:carami:12:345:25": ActMenu("carami", 12, 345, 25),
    "g:boomerang:12:345": GroupMenu("boomerang", 12, 345),
    "c:carami:7:accept": AnswerChallenge("carami", 7, "accept"),
    "c:carami:7:decline": AnswerChallenge("carami", 7, "decline"),
    "c:carami:7:withdraw": AnswerChallenge("carami", 7, "withdraw"),
    "n:petanque:solo": NewGame("petanque", "solo"),
    "n:petanque:open": NewGame("petanque", "open"),
    "n:petanque:team": NewGame("petanque", "team"),
    "n:petanque:short": NewGame("petanque", "short"),
    "k:carami": OpenLesson("carami"),
    "k:carami:band": OpenLesson("carami", "band"),
    "k:do:boulomania:pair:point2,land:4": LessonAct("boulomania", "pair", "point2,land:4"),
    "k:walk:both:left:X5.0@h1": LessonWalk("both", "left", "X5.0@h1"),
    "k:menu:boomerang:last:0": LessonMenu("boomerang", "last", 0),
    "k:group:boomerang:both": LessonGroupMenu("boomerang", "both"),
    "k:all:petanque:corner": LessonsMenu("petanque", "corner"),
    "r:boulomania:12": Resign("boulomania", 12),
    "r:boulomania:12:leave": Resign("boulomania", 12, "leave"),
    "r:boulomania:12:resign": Resign("boulomania", 12, "resign"),
    "p:boulomania:0": RulePage("boulomania", "0"),
    "p:boulomania:grazing": RulePage("boulomania", "grazing"),
    "p:pages:boulomania:7": RulesMenu("boulomania", 7),
    "x:boulomania:12:more": More("boulomania", 12, "more"),
    "x:boulomania:12:leaderboard": More("boulomania", 12, "leaderboard"),
    "l:petanque:9:join-0": InLobby("petanque", 9, "join-0"),
    "l:petanque:9:join-1": InLobby("petanque", 9, "join-1"),
    "l:petanque:9:leave": InLobby("petanque", 9, "leave"),
    "l:petanque:9:shuffle": InLobby("petanque", 9, "shuffle"),
    "l:petanque:9:start": InLobby("petanque", 9, "start"),
    "l:computer:petanque:9:3": LobbyMenu("petanque", 9, 3),
    "t:carami:12": PracticeMenu("carami", 12),
    "l:petanque:9:close": InLobby("petanque", 9, "close"),
    "o:carami:12:345:draw:0:accept": AnswerOffer("carami", 12, 345, "draw", 0, "accept"),
    "o:boomerang:12:345:takeback:1:withdraw": AnswerOffer("boomerang", 12, 345, "takeback", 1, "withdraw"),
    "e:12": EndTable(12),
    "e:page:2": TablesPage(2),
    "f:rack:12:345": OpenRack(12, 345),
    "f:12:345:left:X5.0@h1": Walk(12, 345, "left", "X5.0@h1"),
    "f:12:345:anywhere:T5.3@j9": Walk(12, 345, "anywhere", "T5.3@j9"),
    "v:carami:12:next:7": ReviewAt("carami", 12, "next", 7),
    "v:boulomania:12:all": ReviewAt("boulomania", 12, "all"),
    "y:carami:12:open:0": ReplayAt("carami", 12, "open", 0),
    "y:boulomania:12:last:345": ReplayAt("boulomania", 12, "last", 345),
    "w:carami:here:next:7": LeadersPage("carami", "here", "next", 7),
    "w:boulomania:everywhere:other:1": LeadersPage("boulomania", "everywhere", "other", 1),
    "d:export": OwnData("export"),
    "d:delete": OwnData("delete"),
    "d:confirm": OwnData("confirm"),
    "d:confirm:mUj-3_xQ": OwnData("confirm", "mUj-3_xQ"),
    "s:language": SettingMenu("language"),
    "s:theme": SettingMenu("theme"),
    "s:clock": SettingMenu("clock"),
    "s:rated": SettingMenu("rated"),
    "s:rest_after": SettingMenu("rest_after"),
    "s:hints": SettingMenu("hints"),
    "s:animations": SettingMenu("animations"),
    "n:boulomania:quick": NewGame("boulomania", "quick"),
    "n:thread:carami:solo:easy:-:me:-": InThread("carami", "solo", "easy", "-", "me", "-"),
    "n:thread:boomerang:solo:easy:-:me:-:hidden": InThread(
        "boomerang", "solo", "easy", "-", "me", "-", "hidden"
    ),
    "n:thread:boulomania:challenge:12:day:lot:balls4.target7": InThread(
        "boulomania", "challenge", "12", "day", "lot", "balls4.target7"
    ),
    "f:best:12:345": WalkMenu(12, 345),
    "j:carami:1234567890123456789": ChallengeTo("carami", "1234567890123456789"),
    "h:commands": HelpPage("commands"),
    "z": Dismiss(),
    "u:language": PreferenceMenu("language"),
    "u:pings": PreferenceMenu("pings"),
    "b:1234567890123456789:block": Block("1234567890123456789", "block"),
    "b:5:unblock": Block("5", "unblock"),
    "s:channels": ChannelsMenu(),
}
"""What bots before this one have put under their messages."""

NONSENSE = (
    "",
    "a",
    "a:",
    "zz:boulomania:1",
    "a:chess:1:2:e4",
    "a:boulomania:1:2",
    "a:boulomania:1:2:",
    "a:boulomania:-1:2:point3",
    "a:boulomania:1:two:point3",
    "a:boulomania:1234567890123456:2:point3",
    "a:boulomania:٣:2:point3",
    "b:boulomania:1:2:point3",
    "m:boulomania:1:2:3:4",
    "c:carami:7:sell",
    "n:carami:",
    "r:boulomania:12:stay",
    "x:boulomania:12:two words",
    "l:petanque:9:join-2",
    "o:carami:12:345:draw:2:accept",
    "k:chess",
    "k:carami:Band",
    "k:do:carami:band",
    "k:walk:both:left:nowhere",
    "e:page",
    "e:twelve",
    "f:12:345:left:nowhere",
    "f:12:345:left:X5.٣@h1",
    "f:12:345:left:X5.0@é",
    "f:12:345:left:X5.0@h" + "9" * 50,
    "a:boulomania:1:2:point3\nshoot:4",
    "e:12\n",
    "s:colour",
    "s:channels:1",
)


@each_of("custom_id", SENT)
def test_what_was_sent_before_is_read(custom_id: str) -> None:
    control = parse_control(custom_id)
    assert type(control) is type(SENT[custom_id])
    assert control == SENT[custom_id]


@each_of("custom_id", SENT)
def test_it_prints_as_it_did(custom_id: str) -> None:
    assert print_control(SENT[custom_id]) == custom_id


def test_there_is_an_example_of_each_kind() -> None:
    assert {type(control) for control in SENT.values()} == set(KINDS)


@each_of("custom_id", NONSENSE)
def test_nonsense_is_no_control(custom_id: str) -> None:
    assert parse_control(custom_id) is None


def test_what_is_sent_has_the_controls_text() -> None:
    assert control_button(SENT["e:12"], "End it").custom_id == "e:12"
    assert control_menu(SENT["s:theme"], []).custom_id == "s:theme"
    assert channel_menu(SENT["s:channels"]).custom_id == "s:channels"


def test_a_menu_of_the_next_ply_is_another_component() -> None:
    """Otherwise Discord shows what was chosen in the one before."""
    first, second = (control_menu(ActMenu("carami", 1, ply), []) for ply in (1, 2))
    assert first.id != second.id
    assert control_menu(GroupMenu("carami", 1, 1), []).id != first.id
