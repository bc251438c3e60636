"""bluffbord rules: the rule sets, their switches in words, and the rules in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from voice.commands.options import language_option, local_language, switches_option

if TYPE_CHECKING:
    from engine.rulesets import RuleSet


@click.group(invoke_without_command=True)
@click.pass_context
def rules(context: click.Context) -> None:
    """The rule sets: list, show ID, explain ID."""
    if context.invoked_subcommand is None:
        context.invoke(list_)


@rules.command("list")
@language_option()
def list_(lang: str | None) -> None:
    """Every rule set, with what sets it apart from the others, and whose rules they are."""
    from engine.rulesets import ids, load
    from grammars.rules_in_words import about

    for id in ids():
        played = load(id)
        click.echo(f"{id:20} {about(played, lang or local_language())}")
        click.echo(f"{'':20} {played.source}")


@rules.command()
@click.argument("id")
@language_option()
@switches_option
def show(id: str, lang: str | None, switches: dict[str, str]) -> None:
    """Every switch of the rule set ID in words, with its source."""
    from grammars.rules_in_words import show as shown

    click.echo(shown(_load(id, switches), lang or local_language()))


@rules.command()
@click.argument("id")
@language_option()
@switches_option
def explain(id: str, lang: str | None, switches: dict[str, str]) -> None:
    """The rules of ID in short, as the table tells them."""
    from grammars.rules_in_words import explain as explained

    click.echo(explained(_load(id, switches), lang or local_language()))


def _load(id: str, switches: dict[str, str]) -> RuleSet:
    from engine.rulesets import RuleSetError, load

    try:
        return load(id, switches)
    except RuleSetError as error:
        raise click.BadParameter(str(error)) from None
