"""The running bot: its app, settings, command line, local page, and HTTP port."""
