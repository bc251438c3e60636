"""bluffbord interpret, as a program would call it."""

import io
import json

import pytest

from voice.cli import main


def run(arguments, capsys, monkeypatch, typed=""):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
    with pytest.raises(SystemExit) as ended:
        main(["interpret", *arguments])
    out, error = capsys.readouterr()
    return ended.value.code, [json.loads(line) for line in out.splitlines()], error


def test_texts_as_arguments(capsys, monkeypatch):
    code, answers, _ = run(["--lang", "sv", "--after", "5,3", "fem treor", "sex treor"], capsys, monkeypatch)
    assert code == 0
    assert answers[0] == {
        "text": "fem treor",
        "decision": "reject",
        "reason": "illegal",
        "action": {"act": "bid", "quantity": 5, "face": 3},
        "rule": "raise",
        "smallest": {"act": "bid", "quantity": 5, "face": 4},
    }
    assert answers[1]["action"] == {"act": "bid", "quantity": 6, "face": 3}


def test_lines_from_standard_input(capsys, monkeypatch):
    lines = [
        "vijf drieën",
        "",
        json.dumps(
            {"alternatives": [{"text": "zes vieren", "score": -3.0}, {"text": "zes vijven", "score": -3.1}]}
        ),
    ]
    code, answers, _ = run(["--lang", "nl"], capsys, monkeypatch, "\n".join(lines) + "\n")
    assert code == 0
    assert [answer["decision"] for answer in answers] == ["act", "reject", "ask"]
    assert answers[2]["text"] == "zes vieren"


def test_explain(capsys, monkeypatch):
    _, answers, _ = run(["--lang", "en", "--explain", "siks fours"], capsys, monkeypatch)
    assert answers[0]["explain"]["readings"][0]["alignment"][0]["meant"] == "six"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--lang", "de"], "--lang"),
        (["--rules", "nobody"], "--rules"),
        (["--after", "9,9"], "--after"),
        (["--after", "QS"], "--after"),
        (["--own", "9", "--dice", "5"], "--own"),
        (["--palifico", "8"], "--palifico"),
        (["--expect", "rain"], "--expect"),
    ],
)
def test_a_wrong_option_is_named_in_one_line(arguments, named, capsys, monkeypatch):
    code, answers, error = run([*arguments, "hi"], capsys, monkeypatch)
    assert code == 2 and answers == []
    assert named in error and error.count("\n") == 1


@pytest.mark.parametrize(
    "line",
    [
        '{"alternatives": 7}',
        '{"text": "five threes"}',
        '{"alternatives": ["five threes"]}',
        '{"alternatives": [{"text": "five threes", "score": NaN}]}',
        '{"alternatives": [{"text": "five threes", "score": -Infinity}]}',
        '{"alternatives": [{"text": "five threes", "score": 1%s}]}' % ("0" * 400),
        '{"alternatives": [{"text": "five threes", "score": true}]}',
    ],
)
def test_a_wrong_line_is_named_and_the_stream_goes_on(line, capsys, monkeypatch):
    code, answers, error = run([], capsys, monkeypatch, f"five threes\n{line}\nsix threes\n")
    assert code == 2 and "line 2" in error and error.count("\n") == 1
    assert answers[1] == {"text": line, "decision": "reject", "reason": "not-understood"}
    assert [answer["decision"] for answer in answers] == ["act", "reject", "act"]
