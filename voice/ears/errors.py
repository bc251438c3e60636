"""What may go wrong with an ear."""


class EarError(RuntimeError):
    """An ear cannot be opened; the message says what is missing and how to mend it, in one line."""


class EarCrashed(RuntimeError):  # noqa: N818 - an event of the game rather than a mistake of anybody's
    """The engine died or hung: the utterance is lost, the ear is already on its way up again and may be
    used."""
