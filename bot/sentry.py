"""Reports errors to Sentry if a DSN is set: what failed and where in the code, nothing about members."""

import logging
from typing import TYPE_CHECKING

from bot.config import Settings
from bot.logs import hide

if TYPE_CHECKING:
    from sentry_sdk.types import Event, Hint

log = logging.getLogger(__name__)

NO_SENTRY = "SENTRY_DSN is set, but nothing can report errors: pip install '.[sentry]'."
PRIVATE = ("breadcrumbs", "extra", "request", "user")
"""Parts of a report that could tell something about members."""


def report_errors(settings: Settings) -> None:
    """Report every error that is logged, if a DSN is set."""
    if settings.sentry_dsn is None:
        return
    try:
        import sentry_sdk
    except ImportError:
        log.warning(NO_SENTRY)
        return

    def clean(event: "Event", hint: "Hint") -> "Event":
        return clean_event(event, settings.secrets)

    sentry_sdk.init(
        settings.sentry_dsn,
        send_default_pii=False,
        include_local_variables=False,
        max_breadcrumbs=0,
        auto_enabling_integrations=False,
        before_send=clean,
    )


def clean_event(event: "Event", secrets: tuple[str, ...]) -> "Event":
    """Leave only the kind of an error and its place in the code: its text may quote a name or id."""
    for error in event.get("exception", {}).get("values", []):
        error.pop("value", None)
    if "logentry" in event:
        words, *_ = str(event["logentry"].get("message") or "").splitlines() or [""]
        event["logentry"] = {"message": hide(words, secrets)}
    for part in PRIVATE:
        event.pop(part, None)  # type: ignore[misc]
    return event
