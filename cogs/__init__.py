"""Discord in and out: commands that parse and call, controls, the board message, and the services between.

`commands` are the extensions; `services` are objects made once that take the game as an argument; `board`
shows tables; `controls` are buttons and menus. Nothing here knows a rule of a game.
"""
