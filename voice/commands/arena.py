"""bluffbord arena: bots against bots."""

from __future__ import annotations

import json

import click

from voice.commands.options import MOST_PLAYERS, rules_option, switches_option


@click.command()
@click.option(
    "--bots", required=True, metavar="A,B[,...]", help="A kind of bot a seat; one may be named twice."
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@rules_option
@switches_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def arena(bots: str, games: int, seed: int, rules: str, switches: dict[str, str], as_json: bool) -> None:
    """Bots against bots: wins with their 95 % intervals, and milliseconds a decision."""
    from engine import arena as played
    from engine.bots import kinds
    from engine.rulesets import RuleSetError, load

    seated = [kind.strip() for kind in bots.split(",") if kind.strip()]
    unknown = [kind for kind in seated if kind not in kinds()]
    if unknown:
        raise click.BadParameter(f"no bot is called {unknown[0]!r}; there are {', '.join(kinds())}")
    if len(seated) < 2:
        raise click.BadParameter("a game needs two bots or more")
    try:
        chosen = load(rules, switches)
    except RuleSetError as error:
        raise click.UsageError(str(error)) from None
    most = MOST_PLAYERS["cards"]
    if chosen.kind == "cards" and len(seated) > most:
        raise click.BadParameter(f"{len(seated)} bots are too many: {rules} seats {most} at the most")
    told = played.play(chosen, seated, games, seed)
    if as_json:
        click.echo(json.dumps(told))
        return
    click.echo(f"{told['games']} games of {told['rules']} in {told['seconds']} s")
    for bot in told["bots"]:
        click.echo(
            f"{bot['bot']:10} {bot['seats']} seats  won {100 * bot['share']:5.1f} % "
            f"[{100 * bot['low']:.1f}, {100 * bot['high']:.1f}]  "
            f"{bot['ms_p50']:.1f} ms a decision, p99 {bot['ms_p99']:.1f}"
        )
