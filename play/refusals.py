"""What cannot be done, for whatever reason."""


class Refusal(Exception):
    """Something that cannot be done, with a code to word it by and its facts."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
