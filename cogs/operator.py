"""Whoever runs the bot: what members are told about them."""

from typing import NamedTuple

from words import Say


class Operator(NamedTuple):
    """How to reach whoever runs the bot, and where their policies are; each may be left out."""

    contact: str | None = None
    privacy_url: str | None = None
    terms_url: str | None = None

    def contact_line(self, say: Say) -> str:
        """How to reach them; "" if that is unknown."""
        return "" if self.contact is None else say("operator-contact", contact=self.contact)

    def links(self, say: Say) -> str:
        """Links to the policies; "" if there are none."""
        privacy = self.privacy_url and say("operator-privacy", url=self.privacy_url)
        terms = self.terms_url and say("operator-terms", url=self.terms_url)
        return " · ".join(filter(None, (privacy, terms)))
