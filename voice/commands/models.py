"""bluffbord models: which speech models there are, getting them, and whether they work."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from voice.commands.options import local_language


@click.group(invoke_without_command=True)
@click.pass_context
def models(context: click.Context) -> None:
    """Speech models for the vosk ear: list them, get them, check them."""
    if context.invoked_subcommand is None:
        context.invoke(list_models)


@models.command("list")
def list_models() -> None:
    """All official models with size and licence, and what is here."""
    from voice import models as here

    for model in here.MODELS:
        found = [path for path in here.vosk_folders(model.language) if path.name == model.name]
        where = str(found[0]) if found else f"not here; bluffbord models get {model.language}"
        how = "takes a grammar" if model.grammar else "free text"
        size = f"{model.size / 1e6:.0f} MB"
        click.echo(f"{model.language}  {model.name:33} {size:>7}  {model.licence:10}  {how:15}  {where}")
    for language in dict.fromkeys(model.language for model in here.MODELS):
        official = {model.name for model in here.MODELS}
        for path in here.vosk_folders(language):
            if path.name not in official:
                how = "takes a grammar" if here.is_dynamic(path) else "free text"
                click.echo(f"{language}  {path.name:33} {'':7}  {'':10}  {how:15}  {path}")
    lacks = here.builtin_ear_missing()
    state = f"lacks {', '.join(lacks)}" if lacks else "here"
    click.echo(f"sv, nl, en  the built-in ear: nothing to get  {state}")


@models.command()
@click.argument("language")
@click.option(
    "--from",
    "source",
    metavar="FILE|FOLDER|URL",
    help="A zip file, a folder or a mirror instead of the site.",
)
@click.option(
    "--if-useful", is_flag=True, help="Only where it is missing and hears better than the built-in ear."
)
def get(language: str, source: str | None, if_useful: bool) -> None:
    """Gets the Vosk model of a LANGUAGE (sv, nl, en; auto: yours)."""
    from voice import model_install
    from voice import models as here

    language = local_language() if language == "auto" else language
    known = {model.language: model for model in here.MODELS}
    if language not in known:
        raise click.UsageError(f"no model for {language!r}; there are models for {', '.join(known)}")
    if source is not None:
        _check_source(source)
    if if_useful and (not known[language].grammar or here.find_vosk(language)):
        return
    try:
        path = model_install.get(language, source)
    except model_install.ModelError as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{path} is ready")


def _check_source(source: str) -> None:
    """Raises UsageError for what is neither a file, nor a folder, nor a web address."""
    scheme, there, _ = source.partition("://")
    if there:
        from urllib.parse import urlsplit

        try:
            host = urlsplit(source).hostname
        except ValueError:
            host = None
        if scheme.lower() not in ("http", "https") or not host:
            raise click.UsageError(
                f"--from: {source!r} must be http://... or https://..., a file or a folder"
            )
    elif not source.strip() or not Path(source).exists():
        raise click.UsageError(f"--from: {source!r}: no such file or folder")


@models.command()
@click.option(
    "--words", is_flag=True, help="Also name the words of the game that each model can hear in no way."
)
def check(words: bool) -> None:
    """Tries every model that is here; exit status 1 if one does not work."""
    from voice import model_install
    from voice import models as here

    broken = False
    for language in ("sv", "nl", "en"):
        for path in here.vosk_folders(language):
            wrong = model_install.check(path, language)
            broken |= wrong is not None
            click.echo(f"{language}  {path.name}  {wrong or 'works'}")
            if words and not wrong:
                deaf = ", ".join(model_install.deaf_to(path, language)) or "nothing that it can tell"
                click.echo(f"{language}  {path.name}  cannot hear: {deaf}")
    lacks = here.builtin_ear_missing()
    click.echo(f"sv, nl, en  the built-in ear  {'lacks ' + ', '.join(lacks) if lacks else 'works'}")
    sys.exit(1 if broken or lacks else 0)
