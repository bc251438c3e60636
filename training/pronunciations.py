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
from itertools import product
from pathlib import Path

from engine import rulesets
from engine.position import Position
from grammars.language import load_language
from grammars.phrases import phrases
from voice.ears.expected_graphs import said_texts
from voice.ears.phones import fold
from voice.ears.pronunciations import VOICES, espeak, is_pronunciation

ROOT = Path(__file__).parent.parent
LANGUAGES = ROOT / "grammars" / "languages"
SPOKEN_RULES = ("nl-perudo-open", "sv-perudo", "en-stakes", "sv-bluffstopp")
"""Rule sets that between them have every word."""
MOST_VARIANTS = 8
LINKED = 4
"""Variants of each part that go into a compound."""

Rule = tuple[str, str, str]
"""(pattern of the spelling, pattern in the phones, what is also said for it)."""
RULES: dict[str, tuple[Rule, ...]] = {
    "sv": (
        (r"or$", r"[uo]r$", r"ur"),  # treor: "treur", "treer", "treo"
        (r"orna$", r"[uo]rna$", r"urna"),
        (r"or(na)?$", r"ur(na)?$", r"ər\1"),
        (r"or(na)?$", r"ur(na)?$", r"or\1"),
        (r"or$", r"ur$", r"u"),
        (r"[nt]io$", r"([nt]i)u?$", r"\1u"),  # nio: with or without the last vowel, "nie"
        (r"[nt]io$", r"([nt]i)u?$", r"\1"),
        (r"[nt]io$", r"([nt]i)u?$", r"\1ə"),
        (r"", r"ɧ", r"ʃ"),  # sju in three accents
        (r"", r"ɧ", r"x"),
        (r"^tju", r"^ɕ", r"ʃ"),
        (r"tjugo$", r"ɡu$", r"ɡə"),
        (r"ton$", r"tun$", r"ton"),  # femton
        (r"ton$", r"t[uo]n$", r"tən"),
        (r"et$", r"ət$", r"ə"),
        (r"ar$", r"ar$", r"a"),
        (r"ör|öj", r"ø", r"œ"),
        (r"är", r"ɛ", r"æ"),
        (r"", r"ə$", r"e"),
        (r"e$", r"ɛ$", r"ə"),
        (r"au", r"ɑʉ", r"au"),
    ),
    "nl": (
        (r"ën", r"(?<=[ie])ən", r"jən"),  # drieën with the glide between
        (r"", r"ʌʊ", r"ʌu"),
        (r"", r"ɪr", r"er"),
        (r"e", r"ɔbɛl", r"ɔbəl"),
        (r"e", r"(?<=[pb]r)e", r"ə"),
        (r"", r"z", r"s"),
        (r"", r"v", r"f"),
        (r"", r"ɣ", r"x"),
        (r"(en|ën)$", r"ən$", r"ə"),  # vieren: "viere"
        (r"ig$", r"əx$", r"ɪx"),
        (r"w", r"ʋ", r"w"),
    ),
    "en": (
        (r"", r"ɔr", r"ɔ"),
        (r"four$", r"ɔ$", r"oʊ"),
        (r"", r"iər", r"ir"),
        (r"", r"(?<=n)ti", r"i"),  # twenty: "twenny"
        (r"ty", r"ti", r"tə"),
        (r"", r"(?<=[aeiou])t(?=[iəɪ])", r"r"),
        (r"", r"(?<=r)ti", r"ri"),
    ),
}


def words_of(language: str) -> set[str]:
    """Every word that somebody may say, by the grammars' own account."""
    words, found = load_language(language), set[str]()
    for rules in SPOKEN_RULES:
        position = Position.from_options(rulesets.load(rules))
        for expected in (None, "yesno"):
            for text in said_texts(phrases(words, position, expected)):
                found.update(word.lower() for word in text.split())
    return found


def compounds(language: str, known: dict[str, list[str]]) -> dict[str, list[str]]:
    """The numbers that are written as one word, each said as its parts: espeak-ng stresses "tjugotre"
    wrongly."""
    data = tomllib.loads((LANGUAGES / language / "numbers.toml").read_text(encoding="utf-8"))
    joined, made = data["compounds"], dict[str, list[str]]()
    ones = {value: list(data["words"][str(value)]) for value in range(1, 10)}
    for value, forms in data.get("use", {}).get("compound_words", {}).items():
        ones[int(value)] = list(forms)
    tens = [form for value, forms in joined.items() if value.isdigit() for form in forms]
    for ten in tens:
        for one in (form for forms in ones.values() for form in forms):
            for link in {link.strip() for link in joined["links"]}:
                parts = (one, link, ten) if joined["order"] != "tens-first" else (ten, link, one)
                word = "".join(parts)
                if " " in word:
                    continue
                if any(part and part not in known for part in parts):
                    continue
                said = product(*(known[part][:LINKED] if part else [""] for part in parts))
                found = list(dict.fromkeys("".join(phones) for phones in said))[:MOST_VARIANTS]
                with_diaeresis = one + "ë" + link[1:] + ten if one.endswith("e") and link else word
                made |= {word: found, with_diaeresis: found}  # drieentwintig, drieëntwintig
    return made


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
    words |= {w: found for w, found in compounds(language, words).items() if w in words}
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
