"""Whatever notice the table gives by name, every language has it."""

import re
from pathlib import Path

import pytest

import voice
from grammars.messages import Messages
from grammars.speech_phrases import FILES

GIVEN = re.compile(r"""\bnotice\(\s*"([a-z-]+)\"""")


@pytest.mark.parametrize("language", ["sv", "nl", "en"])
def test_every_notice_that_is_given_exists(language):
    sources = Path(voice.__file__).parent.rglob("*.py")
    given = {name for source in sources for name in GIVEN.findall(source.read_text(encoding="utf-8"))}
    assert given
    assert {f"notice-{name}" for name in given} <= Messages(language, *FILES).ids()
