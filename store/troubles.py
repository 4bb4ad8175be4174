"""What can be wrong with a database, in sentences for whoever runs the bot."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError

DAMAGED = "{where} is damaged ({why}). Put a backup in its place: python -m bot restore <file>."
NEWER = (
    "{where} was written by a newer bot (its form is {why}). Update this one, or put a backup in its place."
)
READ_ONLY = "{where} cannot be written: give the bot the right to write the file and its folder."
IO_ERROR = "The disk of {where} reports an error ({why}). Look at the machine before anything else."
NO_FOLDER = "{where} cannot be opened: is its folder there, and may the bot write in it?"
SENTENCES = (
    ("file is not a database", DAMAGED),
    ("malformed", DAMAGED),
    ("unable to open database file", NO_FOLDER),
    ("readonly database", READ_ONLY),
    ("database is locked", "{where} is locked by another program. End that, and start the bot again."),
    ("disk is full", "There is no room left on the disk of {where}. Make room, and start the bot again."),
    ("disk i/o error", IO_ERROR),
    ("password authentication", "{where} does not know this name and password: look at DATABASE_URL."),
    ("permission denied", "{where} may not be used by this user ({why}): let that user own it."),
    ("does not exist", "{where} is not there ({why}): create it, or look at DATABASE_URL."),
)
"""Parts of messages of databases, each with a sentence that says what it means and what can be done."""
NOT_NOW = ("08", "53", "57P")
"""Beginnings of PostgreSQL's codes for what will pass: no connection, too many, starting or stopping."""


class DatabaseTrouble(Exception):
    """Why the database cannot be used and what to do, in one sentence."""


def word_trouble(error: BaseException, where: str) -> str | None:
    """The sentence for an error of a database; None for one that is not about the database itself."""
    why = str(error.orig if isinstance(error, DBAPIError) else error)
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        why = "disk is full"
    for part, sentence in SENTENCES:
        if part in why.lower():
            return sentence.format(where=where, why=why)
    if _is_away(error):
        return f"{where} cannot be reached ({why}). Is it running, and is DATABASE_URL right?"
    return None


def _is_away(error: BaseException) -> bool:
    """Whether the server cannot be reached just now."""
    if isinstance(error, OSError | TimeoutError) or getattr(error, "connection_invalidated", False):
        return True
    code = getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None)
    return code is not None and code.startswith(NOT_NOW)


def place_of(address: URL) -> str:
    """The name of the database for a sentence, without the password."""
    if address.get_backend_name() == "sqlite":
        return f"The database {address.database}"
    return f"The database {address.database} at {address.host or 'this machine'}"


@contextmanager
def told_in_a_sentence(address: URL) -> Iterator[None]:
    """Raise `DatabaseTrouble` instead of errors that mean that the database cannot be used."""
    try:
        yield
    except DatabaseTrouble:
        raise
    except Exception as error:  # drivers raise their own kinds before SQLAlchemy can wrap them
        sentence = word_trouble(error, place_of(address))
        if sentence is None:
            raise
        raise DatabaseTrouble(sentence) from error
