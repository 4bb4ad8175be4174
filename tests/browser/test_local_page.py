"""The page that `make play` serves, in a real browser: start a game, play it, and find it again next time."""

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
WAIT_SECONDS = 20.0
CLICKS = 3
FINGERPRINT = """async image => {
    await image.decode();
    if (image.naturalWidth < 400) throw new Error(`a picture ${image.naturalWidth} wide`);
    const data = await (await fetch(image.src)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}"""

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium on this machine")


class Running(NamedTuple):
    """The process that serves the page."""

    process: subprocess.Popen[str]
    url: str

    def stop(self, number: signal.Signals) -> tuple[int, str]:
        """End it as a terminal or a service would; its exit code and what it complained of."""
        self.process.send_signal(number)
        _, complaints = self.process.communicate(timeout=WAIT_SECONDS)
        return self.process.returncode, complaints


def play_command(database: Path, port: int) -> subprocess.Popen[str]:
    """What `make play` runs, with a file and a port of its own and no window."""
    chosen = {"BOULO_BROWSER": "no", "BOULO_PORT": str(port), "BOULO_DATABASE": str(database)}
    return subprocess.Popen(
        [sys.executable, "-m", "bot", "play"],
        cwd=ROOT,
        env=os.environ | chosen,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        return int(server.getsockname()[1])


@contextmanager
def playing(database: Path) -> Iterator[Running]:
    """The page served, until it is stopped."""
    process = play_command(database, free_port())
    try:
        assert process.stdout is not None
        printed = (re.search(r"http://\S+", line) for line in process.stdout)
        address = next(filter(None, printed), None)
        assert address is not None, process.communicate(timeout=WAIT_SECONDS)
        yield Running(process, address[0])
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=WAIT_SECONDS)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    expect.set_options(timeout=WAIT_SECONDS * 1000)
    page = browser.new_page(viewport={"width": 1200, "height": 900})
    page.set_default_timeout(WAIT_SECONDS * 1000)
    yield page
    page.close()


def pick_command(page: Page, name: str) -> None:
    """Choose a slash command in the picker and send it."""
    page.get_by_role("textbox", name="Message").press_sequentially(name)
    page.get_by_role("listbox", name="Application commands").get_by_role("option", name=name).click()
    expect(page.get_by_role("button", name=f"Command {name}")).to_be_visible()
    page.get_by_role("button", name="Send").click()


def act_as(page: Page, member: str) -> None:
    page.get_by_role("combobox", name="Viewing as").select_option(label=member)


def conversation(page: Page) -> Locator:
    return page.get_by_role("log")


def board(page: Page) -> Locator:
    """The picture of the board: the last one, for a counted end is shown before the next begins."""
    return conversation(page).get_by_role("figure").get_by_role("img", name=re.compile("^Boulomania")).last


def moves(page: Page) -> Locator:
    """The buttons under the board, whatever they are in this position."""
    return conversation(page).get_by_role("button", name=re.compile("^(Point|Shoot|Into) "))


def make_first_move(page: Page, alt: str) -> None:
    """Click until the board is another: a click is lost where the page draws its message anew just then."""
    for _ in range(CLICKS - 1):
        moves(page).first.click()
        with suppress(AssertionError):
            expect(board(page)).not_to_have_attribute("alt", alt, timeout=1000 * WAIT_SECONDS / CLICKS)
            return
    moves(page).first.click()
    expect(board(page)).not_to_have_attribute("alt", alt)


def fingerprint(picture: Locator) -> str:
    """A hash of the picture as the browser has it."""
    expect(picture).to_have_attribute("src", re.compile("^blob:"))
    return str(picture.evaluate(FINGERPRINT))


def saved_position(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        (notation,) = connection.execute("SELECT notation FROM tables").fetchone()
    return str(notation)


def facts_of_notation(notation: str) -> dict[str, object]:
    """What lies where: a letter for each pit, then the balls still to play."""
    ground, left, *_ = notation.split()
    pits = {sign: {pit for pit, lies in enumerate(ground, 1) if lies == sign} for sign in "ABo"}
    return {"Blue": pits["A"], "Red": pits["B"], "jack": pits["o"], "left": left}


def facts_of_alt(alt: str) -> dict[str, object]:
    """The same, read out of the alt text."""
    left = re.search(r"Left: Blue (\d+), Red (\d+)", alt)
    jack = re.search(r"Jack in pit (\d+)\.", alt)
    order = re.search(r"Nearest first: ([^.]+)\.", alt)
    assert left, alt
    balls = re.findall(r"(Blue|Red) (\d+)", order[1] if order else "")
    return {
        "Blue": {int(pit) for side, pit in balls if side == "Blue"},
        "Red": {int(pit) for side, pit in balls if side == "Red"},
        "jack": {int(jack[1])} if jack else set(),
        "left": f"{left[1]}/{left[2]}",
    }


def alt_that_tells_the_position(page: Page, database: Path) -> str:
    """The alt text, once the page shows what is saved."""
    expect(conversation(page)).to_contain_text(
        re.compile("@Anna, (it is your turn|choose where the boule goes)")
    )
    deadline = time.monotonic() + WAIT_SECONDS
    while True:
        alt = board(page).get_attribute("alt") or ""
        told, saved = facts_of_alt(alt), facts_of_notation(saved_position(database))
        if told == saved:
            return alt
        assert time.monotonic() < deadline, f"{alt!r} does not tell {saved}"
        page.wait_for_timeout(50)


def test_a_game_is_played_by_clicking_and_found_again(page: Page, tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    with playing(database) as running:
        page.goto(running.url)
        expect(conversation(page)).to_contain_text("Shall we play?")
        expect(conversation(page)).not_to_contain_text("This server has set no language")
        pick_command(page, "/boulo solo")
        alts = [alt_that_tells_the_position(page, database)]
        pictures = [fingerprint(board(page))]
        for _ in range(3):
            make_first_move(page, alts[-1])
            alts.append(alt_that_tells_the_position(page, database))
            pictures.append(fingerprint(board(page)))
        assert len(set(pictures)) == 4
        assert len(set(alts)) == 4
        page.goto("about:blank")
        assert running.stop(signal.SIGINT) == (0, "")
    with playing(database) as running:
        page.goto(running.url)
        assert alt_that_tells_the_position(page, database) == alts[-1]
        make_first_move(page, alts[-1])
        alt_that_tells_the_position(page, database)
        assert running.stop(signal.SIGTERM) == (0, "")


def test_members_see_each_other_play_but_not_private_answers(page: Page, tmp_path: Path) -> None:
    with playing(tmp_path / "games.sqlite3") as running:
        page.goto(running.url)
        pick_command(page, "/boulo challenge")
        act_as(page, "Ben")
        conversation(page).get_by_role("button", name="Accept").click()
        expect(conversation(page)).to_contain_text(re.compile("@(Anna|Ben), it is your turn."))
        act_as(page, "Camille")
        moves(page).first.click()
        expect(conversation(page)).to_contain_text("You do not play at this table.")
        expect(conversation(page)).to_contain_text("Only you can see this")
        act_as(page, "Anna")
        expect(conversation(page)).not_to_contain_text("You do not play at this table.")
        expect(moves(page).first).to_be_visible()


def test_a_taken_port_gets_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        port = int(server.getsockname()[1])
        process = play_command(tmp_path / "games.sqlite3", port)
        printed, complaints = process.communicate(timeout=WAIT_SECONDS)
    assert process.returncode == 1
    assert printed.startswith(f"Port {port} cannot be used")
    assert printed.count("\n") == 1
    assert complaints == ""
