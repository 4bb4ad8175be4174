"""A small Discord on this machine: one server with many channels, over real sockets, for measuring bots."""

from bench.local_discord.server import LocalDiscord, Shown

__all__ = ["LocalDiscord", "Shown"]
