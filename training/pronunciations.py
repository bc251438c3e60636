"""Makes grammars/languages/*/pronunciations.toml: every word of a language's data in the built-in ear's
phones.

    python -m training.pronunciations [--also FILE] [sv] [nl] [en]

espeak-ng (needed here, not in the product) reads each word; rules add what people really say: reduced
endings, regional sounds. `by_hand.toml` beside this file holds what espeak-ng gets wrong and what no rule
gives. [letters] is a small letter-to-sound table fitted to those words, for names met at run time where
espeak-ng is missing.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from voice.ears.phones import fold
from voice.ears.pronunciations import VOICES, espeak, is_pronunciation

ROOT = Path(__file__).parent.parent
LANGUAGES = ROOT / "grammars" / "languages"
NOT_SPOKEN = ("pronunciations.toml", "ear_words.toml")
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*", re.UNICODE)
MOST_VARIANTS = 8

Rule = tuple[str, str, str]
"""(pattern of the spelling, pattern in the phones, what is also said for it)."""
RULES: dict[str, tuple[Rule, ...]] = {
    "sv": (
        (r"or(na)?$", r"ur(na)?$", r"ər\1"),  # treor: "treer"
        (r"or(na)?$", r"ur(na)?$", r"or\1"),
        (r"or$", r"ur$", r"u"),
        (r"[nt]io$", r"([nt]i)u?$", r"\1u"),  # nio: with or without the last vowel, "nie"
        (r"[nt]io$", r"([nt]i)u?$", r"\1"),
        (r"[nt]io$", r"([nt]i)u?$", r"\1ə"),
        (r"ti(o|ett|en|två|tre|fyra|fem|sex|sju|åtta|nio)", r"tiu(?=.)", r"ti"),  # trettio-: "tretti-"
        (r"", r"ɧ", r"ʃ"),  # sju in three accents
        (r"", r"ɧ", r"x"),
        (r"^tju", r"^ɕʉɡu", r"ɕʉɡə"),
        (r"^tjugo.", r"^ɕʉɡu", r"ɕʉ"),  # tjugotre: "tjutre"
        (r"^tjugo.", r"^ɕʉɡu", r"ɕʉɡ"),
        (r"", r"^ɕ", r"ʃ"),
        (r"ton", r"tɔ?o?n$", r"tun"),
        (r"ton", r"tɔ?o?n$", r"ton"),
        (r"or$", r"ʂ", r"rs"),
        (r"", r"rd$", r"r"),
        (r"et$", r"ət$", r"ə"),
        (r"ar$", r"ar$", r"a"),
        (r"", r"e(?=.)", r"ɛ"),
        (r"", r"ə$", r"e"),
    ),
    "nl": (
        (r"en$", r"ən$", r"ə"),  # vieren: "viere"
        (r"", r"z", r"s"),
        (r"", r"v", r"f"),
        (r"", r"ɣ", r"x"),
        (r"", r"^ʋ", r"w"),
        (r"ig$", r"əx$", r"ɪx"),
        (r"zeven", r"zevən", r"zøvən"),  # said on purpose, not to be taken for negen
        (r"w", r"ʋ", r"w"),
    ),
    "en": (
        (r"", r"ɔr", r"ɔ"),
        (r"", r"(?<=n)ti", r"i"),  # twenty: "twenny"
        (r"", r"(?<=[aeiou])t(?=[iəɪ])", r"r"),
        (r"", r"(?<=r)ti", r"ri"),
    ),
}


def words_of(language: str) -> set[str]:
    """Every word in the language's data files that somebody may say."""
    found: set[str] = set()
    for path in sorted((LANGUAGES / language).glob("*.toml")):
        if path.name not in NOT_SPOKEN:
            for text in _texts(tomllib.loads(path.read_text(encoding="utf-8"))):
                found.update(word.lower() for word in WORD.findall(text))
    return found


def _texts(value: object) -> Iterator[str]:
    """All strings in keys and values; a key may be a word ("sju" = 7)."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner)


def variants(word: str, language: str, by_hand: dict[str, str]) -> list[str]:
    """The pronunciations of a word, the likeliest first. Raises ValueError if there is none."""
    if hand := by_hand.get(word):
        bases = [fold(phones, language) for phones in hand.split()]
    else:
        bases = [espeak(word, voice, language) for voice in VOICES[language]]
    found = dict.fromkeys(base for base in bases if base)
    for spelling, phones, instead in RULES[language]:
        if re.search(spelling, word):
            found |= dict.fromkeys(re.sub(phones, instead, known) for known in list(found))
    kept = [phones for phones in found if is_pronunciation(phones)][:MOST_VARIANTS]
    if not kept:
        raise ValueError(f"{language}: no pronunciation for {word!r}")
    return kept


def letters(words: dict[str, list[str]]) -> dict[str, str]:
    """Groups of letters -> phones: the commonest sound of each, from words whose letters and phones fall
    in step."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for word, found in words.items():
        phones = found[0]
        if len(word) == len(phones):
            for letter, phone in zip(word, phones, strict=True):
                counts[letter][phone] += 1
        for start in range(len(word) - 1):  # two letters for one sound: sk, sj, ij, th
            if len(word) - 1 == len(phones):
                counts[word[start : start + 2]][phones[start]] += 1
    single = {group: sounds.most_common(1)[0][0] for group, sounds in counts.items() if len(group) == 1}
    double = {
        group: best
        for group, sounds in counts.items()
        if len(group) == 2
        for best, times in sounds.most_common(1)
        if times >= 3
        and times >= 0.6 * sounds.total()
        and best not in (single.get(group[0]), single.get(group[1]))
    }
    return dict(sorted((single | double).items()))


def write(language: str, also: set[str]) -> int:
    """Writes the language's file and returns how many words it holds."""
    hand = tomllib.loads((Path(__file__).parent / "by_hand.toml").read_text(encoding="utf-8")).get(
        language, {}
    )
    words = {w: variants(w, language, hand) for w in sorted(words_of(language) | also | set(hand))}
    lines = [
        "# Made by `python -m training.pronunciations`; do not edit. Phones: voice/ears/phones.py.",
        "[words]",
        *(f'"{word}" = "{" ".join(found)}"' for word, found in words.items()),
        "",
        "[letters]",
        *(f'"{group}" = "{sound}"' for group, sound in letters(words).items()),
    ]
    (LANGUAGES / language / "pronunciations.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(words)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("languages", nargs="*", default=list(VOICES))
    options.add_argument("--also", type=Path, help="a file of further words, one a line: LANGUAGE WORD")
    chosen = options.parse_args()
    further = [line.split() for line in chosen.also.read_text("utf-8").splitlines()] if chosen.also else []
    for language in chosen.languages or list(VOICES):
        also = {word.lower() for of, word in further if of == language}
        print(f"{language}: {write(language, also)} words")


if __name__ == "__main__":
    main()
