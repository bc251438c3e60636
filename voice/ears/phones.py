"""The phones that the built-in ear hears: one small inventory for Swedish, Dutch and English.

A pronunciation is a string with one character a phone. The order of PHONES is that of the head's outputs,
where 0 is the blank of CTC.
"""

from __future__ import annotations

import re

PHONES = "abdefhijklmnoprstuvwxyzæðøŋœɑɔəɛɜɡɣɧɪɵʃʉʊʋʌʏʒθɕʂ"
NUMBER = {phone: number for number, phone in enumerate(PHONES, start=1)}
"""The head's output of each phone."""
BLANK = 0

_IGNORED = frozenset('ˈˌːˑ̩̃͡‿ʲʰʔ\u200d^-_.,!?\n|"()0123456789 \xa0')
"""Stress, length and other marks that the inventory does not keep."""
_FOLDED = {
    "ɚ": "ər", "ɝ": "ɜr", "ᵻ": "ɪ", "ɐ": "ə", "ʧ": "tʃ", "ʤ": "dʒ", "ɫ": "l", "ɭ": "l", "ɹ": "r", "ɾ": "r",
    "ʁ": "r", "ʀ": "r", "ɻ": "r", "R": "r", "g": "ɡ", "ɳ": "n", "ʈ": "t", "ɖ": "d", "ɟ": "ɡ", "ɱ": "m",
    "ç": "x", "β": "b", "ɬ": "l", "ʎ": "lj", "ɲ": "nj", "c": "k", "ɒ": "ɔ", "χ": "x",
    "ʑ": "ʒ", "ɤ": "ʌ", "ɘ": "ə",
    "ɨ": "ɪ", "ɯ": "u", "ʍ": "w", "ʙ": "b", "q": "k", "ɦ": "h",
}  # fmt: skip
_FOLDED_BY_LANGUAGE = {
    "sv": (("sx", "ɧ"), ("ʏ", "y"), ("ʊ", "u"), ("ɔ", "o")),
    "nl": (("ɵ", "ʏ"),),
    "en": (),
}
"""What espeak-ng tells apart in a language and the head, trained across voices, does not."""
_VOICE_SWITCH = re.compile(r"\([a-z\-]+\)")
"""espeak-ng marks a word that it reads as another language: "(en)"."""


def fold(ipa: str, language: str) -> str:
    """espeak-ng's IPA for a word or phrase as a string over PHONES; signs outside it are dropped."""
    text = _VOICE_SWITCH.sub("", ipa)
    text = "".join(_FOLDED.get(sign, sign) for sign in text if sign not in _IGNORED)
    for sign, phone in _FOLDED_BY_LANGUAGE.get(language, ()):
        text = text.replace(sign, phone)
    return "".join(sign for sign in text if sign in NUMBER)
