"""The running bot: settings, store, tables, fair dice, ratings, texts, and how it is started."""
