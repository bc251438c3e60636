# ruff: noqa: E501  (one line a case)
"""Rule sets as data: every switch has a value, and a mistake in a file is named with file, line and key."""

from __future__ import annotations

import pytest

from engine import rulesets, switches
from engine.rulesets import RuleSetError, load, read_rules

ALL = (
    "en-stakes", "en-stakes-literal", "nl-perudo", "nl-perudo-open", "sv-bluff", "sv-bluff-board", "sv-bluff-no-wilds",
    "sv-bluff-simple", "sv-bluffstopp", "sv-bluffstopp-pile", "sv-perudo",
)  # fmt: skip


def test_all_rule_sets_are_there() -> None:
    assert rulesets.ids() == ALL


@pytest.mark.parametrize("id", ALL)
def test_every_switch_can_be_written_back(id: str) -> None:
    rules = load(id)
    for name, value in rules.switches.items():
        assert switches.read(name, value) == value
        assert getattr(load(id, {name: value}), name) == value
        assert rules.note(name)


# What derives from what (switches.md, below table I)
@pytest.mark.parametrize(
    ("derived", "base", "changes"),
    [
        ("sv-bluff-simple", "sv-bluff", {"exact_call": "off", "palifico": "off"}),
        ("sv-bluff-no-wilds", "sv-bluff", {"ones_wild": "no"}),
        ("sv-bluff-board", "sv-bluff", {"dice_totals_visible": "open", "wild_face_shown": "star"}),
        ("nl-perudo-open", "nl-perudo", {"exact_call": "on", "exact_who": "any_but_bidder", "dice_totals_visible": "open"}),
        ("sv-bluffstopp-pile", "sv-bluffstopp", {"penalty": "pile"}),
        ("en-stakes-literal", "en-stakes", {"less_loser": "challenger", "greater_loser": "bidder"}),
    ],
)  # fmt: skip
def test_derived(derived: str, base: str, changes: dict[str, object]) -> None:
    assert load(base, changes).switches == load(derived).switches


# The preset summary (switches.md, table I)
@pytest.mark.parametrize(
    ("switch", "sv_bluff", "sv_perudo", "en_stakes", "nl_perudo"),
    [
        ("first_starter", "highest_one_die", "highest_one_die", "lowest_roll", "highest_sum_two_dice"),
        ("face_at_higher_qty", "same_or_higher", "same_or_higher", "same_only", "any"),
        ("raise_face_at_same_qty", "higher", "higher", "never", "higher"),
        ("ones_biddable", "conversion", "conversion", "never", "conversion"),
        ("stake_in_bid", False, False, True, False),
        ("tally_equal", "bid_true", "bid_true", "exact_rule", "bid_true"),
        ("exact_call", True, True, False, False),
        ("palifico", "auto", "optional", "off", "auto"),
        ("palifico_face_lock", "all", "all_but_one_die_players", "all", "all"),
        ("next_starter", "loser", "loser", "loser", "loser"),
        ("dice_totals_visible", "open", "open", "open", "hidden"),
        ("warnings", False, True, False, False),
        ("dropsi", False, True, False, False),
        ("tossa", "off", "honour", "off", "off"),
    ],
)
def test_presets(
    switch: str, sv_bluff: object, sv_perudo: object, en_stakes: object, nl_perudo: object
) -> None:
    named = ("sv-bluff", "sv-perudo", "en-stakes", "nl-perudo")
    found = [getattr(load(id), switch) for id in named]
    assert found == [sv_bluff, sv_perudo, en_stakes, nl_perudo]


@pytest.mark.parametrize("value", ["on", "yes", "true", True])
def test_on_yes_and_true_mean_the_same(value: object) -> None:
    assert load("nl-perudo", {"exact_call": value}).exact_call is True


@pytest.mark.parametrize("value", ["off", "no", "false", False])
def test_off_no_and_false_mean_the_same(value: object) -> None:
    assert load("sv-bluff", {"exact_call": value}).exact_call is False
    assert load("sv-bluff", {"palifico": value}).palifico == "off"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"wild_sixes": "on"}, "no switch of these rules is called 'wild_sixes'"),
        ({"exact_call": "perhaps"}, "exact_call cannot be 'perhaps' (but: on, off)"),
        ({"exact_who": "first_die"}, "exact_who cannot be 'first_die'"),
        ({"tally_equal": "caller"}, "tally_equal cannot be 'caller' (but: bid_true, exact_rule)"),
        ({"dice_per_player": 0}, "dice_per_player cannot be 0"),
        ({"dice_per_player": True}, "dice_per_player cannot be True"),
        ({"dice_per_player": 2.0}, "dice_per_player cannot be 2.0"),
        ({"penalty": "pile"}, "no switch of these rules is called 'penalty'"),
        ({"exact_min_players": 4}, "exact_min_players cannot be 4 (but: 2, 3)"),
        ({"palifico": "on"}, "palifico cannot be 'on' (but: off, auto, optional)"),
    ],
)
def test_unknown_switches_and_values(changes: dict[str, object], why: str) -> None:
    with pytest.raises(RuleSetError) as refused:
        load("sv-bluff", changes)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('kind = "dice"\n[switches]\nexact_call = "perhaps"\n', "house.toml, line 3, exact_call: "),
        (
            'kind = "dice"\n\n[switches]\nones_wild = true\nexact_cal = true\n',
            "house.toml, line 5, exact_cal: ",
        ),
        ('kind = "board"\n', "house.toml, line 1, kind: "),
        ('based_on = "sv-blaff"\n', "house.toml, line 1, based_on: "),
        ('based_on = "sv-bluff"\nkind = "dice"\n', "house.toml, line 2, kind: "),
        ('kind = "dice"\ncolour = "red"\n', "house.toml, line 2, colour: "),
        ('kind = "dice"\n[switches]\npenalty = "pile"\n', "house.toml, line 3, penalty: "),
        ('kind = "dice"\n[notes]\nones_wild = 3\n', "house.toml, line 3, ones_wild: "),
        ('kind = "dice"\nswitches = 3\n', "house.toml, line 2, switches: "),
        ('kind = "dice\n', "house.toml: "),
    ],
)
def test_a_mistake_in_a_file_is_named(text: str, where: str) -> None:
    with pytest.raises(RuleSetError) as refused:
        read_rules("house", text, "house.toml")
    assert str(refused.value).startswith(where)


def test_an_exact_call_needs_somebody_who_may_make_it() -> None:
    assert load("nl-perudo", {"exact_call": "on"}).exact_who == "turn_only"
    assert load("sv-bluff-simple", {"exact_call": "on"}).exact_who == "any_but_bidder"


def test_what_was_changed_is_known() -> None:
    assert load("sv-bluff").changed == ()
    assert load("sv-bluff", {"exact_call": "off"}).changed == ("exact_call",)
