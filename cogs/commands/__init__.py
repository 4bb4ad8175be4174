"""The extensions: slash commands that parse what was typed and call a service."""
