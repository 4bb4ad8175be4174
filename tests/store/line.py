"""A line to a PostgreSQL that can be held: whoever speaks by it is connected, and hears nothing any more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import make_url

COMMIT = b"COMMIT;"
"""As the driver sends it."""


class Line:
    """A line from a port of this machine to a server. `async with Line.open(url) as line`."""

    def __init__(self, folder: str, url: str) -> None:
        self._socket, self._url = f"{folder}/.s.PGSQL.5432", url
        self._free = asyncio.Event()
        self._free.set()
        self._heard = asyncio.Event()
        self._heard.set()
        self._loses_commit = False
        self._port = 0
        """How many have been made."""

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator["Line"]:
        line = cls(str(make_url(url).query["host"]), url)
        server = await asyncio.start_server(line._connect, "127.0.0.1")
        line._port = server.sockets[0].getsockname()[1]
        yield line
        server.close()

    @property
    def url(self) -> str:
        """The address of the database over this line."""
        address = make_url(self._url).set(host="127.0.0.1", port=self._port, query={})
        return address.render_as_string(hide_password=False)

    def hold(self) -> None:
        """Let nothing through in either direction from now on."""
        self._free.clear()

    def lose_next_commit(self) -> None:
        """Let everything through until a commit: the server gets that, and nobody hears of it."""
        self._loses_commit = True

    def free(self) -> None:
        """Let everything through again, also what has been held."""
        self._loses_commit = False
        self._free.set()
        self._heard.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._socket)
        await asyncio.gather(self._carry(reader, back, asking=True), self._carry(there, writer, asking=False))

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, asking: bool
    ) -> None:
        try:
            while data := await reader.read(65536):
                await self._free.wait()
                if asking and self._loses_commit and COMMIT in data:
                    self._heard.clear()
                if not asking:
                    await self._heard.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()
