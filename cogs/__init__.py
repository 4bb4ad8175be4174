"""Discord in and out: slash commands, buttons and menus. Thin: parse, call the table, show."""
