"""Text as heard -> tokens: folded words, digits, and marks that matter.

    tokenise("Fem tre-or!")   -> ("fem", "tre", "or")
    tokenise("9-5s.")         -> ("9", "-", "5s")
    tokenise("vijf drieën")   -> ("vijf", "drieen")
    tokenise("[unk] 5:30")    -> ("[unk]", "#")

"[unk]" is a word that the recogniser heard and does not know; "#" is a time, a date or a list of digits,
which is part of no bid; "-" stands between digits only; "?" at the end only.
"""

from __future__ import annotations

import re
import unicodedata

MOST_CHARACTERS = 240
MOST_TOKENS = 24
UNKNOWN, OPAQUE, DASH, QUESTION = "[unk]", "#", "-", "?"

_FOLDED = str.maketrans(
    {"’": "'", "‘": "'", "`": "'", "´": "'", "ʼ": "'", "–": "-", "—": "-", "‑": "-", "−": "-"}
)
_KEPT = "åäö"
"""Letters of their own in Swedish; every other accent is folded away."""
_ACCENTED = re.compile(f"[^\\x00-\\x7f{_KEPT}]")
_DRAWN_OUT = re.compile(r"([^\W\d_])\1{3,}", re.IGNORECASE)  # "tweeen" has three
_TIMES = re.compile(r"(?<=\d)\s?[x×*](?=\s?\d)")
_TOKEN = re.compile(
    r"\[[^\]\s]*\]|<[^>\s]*>"  # [unk], <unk>
    r"|\d+(?:[:.,/]\d+)+(?:[^\W\d_]\w*)?"  # 5:30, 4,2,9
    r"|\d+(?:[:'-][^\W\d_]+(?!['\w])|[^\W\d_]+'?)|\d+"  # 5s, 3's, 5:or, 26th, 5
    r"|[^\W\d_]+\d\w*"  # A4
    r"|'?[^\W\d_]+(?:'[^\W\d_]+)*'?"  # words
    r"|-(?=\d)|[×*?]"
)


def fold(word: str) -> str:
    """`word` in small letters without accents, but for å, ä and ö."""
    if word.isascii():
        return word.lower()
    word = unicodedata.normalize("NFC", word).casefold().translate(_FOLDED)
    if not _ACCENTED.search(word):
        return word
    return "".join(
        letter
        if letter in _KEPT or letter.isascii()
        else "".join(
            part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part)
        )
        for letter in word
    )


def tokenise(text: str) -> tuple[str, ...]:
    """The tokens of `text`; one that is too long to be a sentence of the game is a single "#"."""
    if len(text) > MOST_CHARACTERS:
        return (OPAQUE,)
    text = _DRAWN_OUT.sub(r"\1\1", text)  # "neeee" is "nee"
    if text.replace(" ", "").isalpha():  # nearly all that a recogniser writes
        words = fold(text).split()
        return tuple(words) if len(words) <= MOST_TOKENS else (OPAQUE,)
    folded = _TIMES.sub(" × ", fold(text))
    found: list[str] = []
    end = -1
    for match in _TOKEN.finditer(folded):
        token = match.group()
        first = token[0]
        if first in "[<":
            token = UNKNOWN
        elif first == "-":
            if match.start() != end or not found or (not found[-1][0].isdigit() and found[-1] != "-"):
                end = match.end()
                continue
        elif first.isdigit():
            if len(token) > 1 and not token.isdigit():
                rest = token.lstrip("0123456789")
                if rest[0] in ".,/" or (rest[0] == ":" and rest[1:2].isdigit()):
                    token = OPAQUE
        elif any(letter.isdigit() for letter in token):
            token = OPAQUE
        elif first == "?":
            if folded[match.end() :].strip():
                continue
        elif "'" in token:
            token = token.replace("'", "") or OPAQUE
        end = match.end()
        found.append(token)
    if len(found) > MOST_TOKENS:
        return (OPAQUE,)
    return tuple(found)
