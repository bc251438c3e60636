"""Getting models: resumed, checked, unpacked nowhere else, swapped in at once, and never half-made."""

from __future__ import annotations

import errno
import hashlib
import io
import os
import shutil
import stat
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.support.model_site import Site, model_site, model_zip
from voice import model_download, model_install, models
from voice.model_install import ModelError
from voice.models import MODELS

NAME = "vosk-model-small-en-us-0.15"
ZIP = model_zip(NAME)


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """The official site, with small models on it."""
    with model_site() as site:
        site.files[f"/{NAME}.zip"] = ZIP
        known = [
            replace(model, size=len(ZIP), sha256=hashlib.sha256(ZIP).hexdigest())
            if model.name == NAME
            else model
            for model in MODELS
        ]
        monkeypatch.setattr(models, "MODELS", tuple(known))
        monkeypatch.setattr(models, "SITE", site.url)
        yield site


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where broken downloads wait."""
    monkeypatch.setattr(
        model_install.platformdirs, "user_cache_dir", lambda *args, **options: str(tmp_path / "cache")
    )
    return tmp_path / "cache"


@pytest.fixture
def folder(tmp_path: Path, cache: Path) -> Path:
    return tmp_path / "models"


def get(folder: Path, source: str | None = None, language: str = "en") -> Path:
    return model_install.get(language, source, folder=folder, probe=False)


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


def test_a_model_is_got_checked_and_found(
    site: Site, folder: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert get(folder) == folder / NAME
    assert left_in(folder) == [NAME] and left_in(cache) == []
    monkeypatch.setenv("BLUFFBORD_MODELS", str(folder))
    assert models.find_vosk("en") == folder / NAME


def test_a_download_that_breaks_off_goes_on_by_itself(site: Site, folder: Path) -> None:
    site.break_after = [1000, 700]
    get(folder)
    assert [asked for _, asked in site.requests] == [None, "bytes=1000-", "bytes=1700-"]


def test_one_that_breaks_off_for_good_goes_on_the_next_time(site: Site, folder: Path, cache: Path) -> None:
    site.break_after = [1000, 0, 0, 0]
    with pytest.raises(ModelError, match=r"broke off .*run it again"):
        get(folder)
    assert left_in(folder) == [] and left_in(cache) == [f"{NAME}.zip.part"]
    site.break_after = []
    get(folder)
    assert site.requests[-1][1] == "bytes=1000-"
    assert left_in(cache) == []


def test_a_server_without_ranges_starts_over(site: Site, folder: Path) -> None:
    site.ranges = False
    site.break_after = [1000]
    assert get(folder).is_dir()


def test_a_download_that_was_complete_but_not_installed(site: Site, folder: Path, cache: Path) -> None:
    cache.mkdir()
    (cache / f"{NAME}.zip.part").write_bytes(ZIP)
    assert get(folder).is_dir()
    assert site.requests == [(f"/{NAME}.zip", f"bytes={len(ZIP)}-")]


def test_an_old_beginning_of_another_file_is_thrown_away(site: Site, folder: Path, cache: Path) -> None:
    cache.mkdir()
    (cache / f"{NAME}.zip.part").write_bytes(b"x" * 1000)
    assert get(folder).is_dir()
    assert [asked for _, asked in site.requests] == ["bytes=1000-", None]
    (cache / f"{NAME}.zip.part").write_bytes(b"x" * (len(ZIP) + 5))
    assert get(folder).is_dir()


def test_a_wrong_file_is_refused(site: Site, folder: Path, cache: Path) -> None:
    site.files[f"/{NAME}.zip"] = b"x" * len(ZIP)
    with pytest.raises(ModelError, match="sha256 differs"):
        get(folder)
    assert left_in(folder) == [] and left_in(cache) == []


@pytest.mark.parametrize("announced", [10, len(ZIP) * 3])
def test_a_site_that_lies_about_the_size_is_refused(site: Site, folder: Path, announced: int) -> None:
    site.announce = announced
    with pytest.raises(ModelError, match="not the right file"):
        get(folder)
    assert left_in(folder) == []


def test_a_file_that_is_too_long_is_refused(site: Site, folder: Path) -> None:
    site.files[f"/{NAME}.zip"] = ZIP + b"x"
    with pytest.raises(ModelError, match="not the right file"):
        get(folder)


@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "http://no-such-host.invalid"])
def test_a_site_out_of_reach_is_one_line_that_plays_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setattr(models, "SITE", url)
    with pytest.raises(ModelError, match=r"cannot be reached .*built-in ear") as caught:
        get(folder)
    assert "\n" not in str(caught.value)


def test_a_missing_file_says_so(site: Site, folder: Path) -> None:
    site.files.clear()
    with pytest.raises(ModelError, match="404"):
        get(folder)


def test_the_md5_of_the_sites_own_list_is_checked(site: Site, folder: Path) -> None:
    name = "vosk-model-small-nl-0.22"
    content = model_zip(name)
    known = [replace(model, size=len(content)) if model.name == name else model for model in models.MODELS]
    site.files[f"/{name}.zip"] = content
    entry = f'{{"name": "{name}", "md5": "%s"}}'
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(models, "MODELS", tuple(known))
        site.files["/model-list.json"] = f"[{entry % hashlib.md5(content).hexdigest()}]".encode()
        assert get(folder, language="nl") == folder / name
        site.files["/model-list.json"] = f"[{entry % ('0' * 32)}]".encode()
        with pytest.raises(ModelError, match="md5 differs"):
            get(folder, language="nl")
        for unknown in (b"[]", b"[1]", b"no json"):
            site.files["/model-list.json"] = unknown
            with pytest.raises(ModelError, match=r"model-list\.json"):
                get(folder, language="nl")


def test_a_mirror_by_its_folder_or_its_file(site: Site, folder: Path) -> None:
    site.files[f"/mirror/{NAME}.zip"] = ZIP
    assert get(folder, f"{site.url}/mirror/").is_dir()
    assert get(folder, f"{site.url}/mirror/{NAME}.zip").is_dir()


def test_a_model_of_ones_own_by_its_file(site: Site, folder: Path) -> None:
    site.files["/vosk-model-en-mine.zip"] = model_zip("vosk-model-en-mine")
    assert get(folder, f"{site.url}/vosk-model-en-mine.zip") == folder / "vosk-model-en-mine"


def test_from_a_file_and_from_a_folder(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.zip"
    file.write_bytes(model_zip("mine"))
    assert get(folder, str(file)) == folder / NAME  # named so that it is found
    shutil.rmtree(folder)
    (tmp_path / "unpacked").mkdir()
    with zipfile.ZipFile(file) as archive:
        archive.extractall(tmp_path / "unpacked")
    assert get(folder, str(tmp_path / "unpacked")).is_dir()
    assert get(folder, str(tmp_path / "unpacked" / "mine")).is_dir()
    assert left_in(folder) == [NAME]


def test_a_zip_without_a_folder_of_its_own(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "flat.zip"
    with zipfile.ZipFile(io.BytesIO(ZIP)) as archive, zipfile.ZipFile(file, "w") as flat:
        for name in archive.namelist():
            flat.writestr(name.removeprefix(f"{NAME}/"), archive.read(name))
    for _ in range(2):  # and over an older one
        assert get(folder, str(file)) == folder / NAME
        assert left_in(folder) == [NAME]


def test_an_official_file_that_was_changed_is_refused(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / f"{NAME}.zip"
    file.write_bytes(ZIP)
    with pytest.raises(ModelError, match="sha256 differs"):
        get(folder, str(file))


@pytest.mark.parametrize(
    "path", ["../evil", "/evil", "a/../../evil", "C:/evil", "C:evil", "\\\\host\\evil", "..\\evil"]
)
def test_paths_that_leave_the_folder_are_refused(folder: Path, tmp_path: Path, path: str) -> None:
    file = tmp_path / "evil.zip"
    file.write_bytes(ZIP)
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(zipfile.ZipInfo(path), b"evil")
    with pytest.raises(ModelError, match="refused"):
        get(folder, str(file))
    assert left_in(folder) == [] and not list(tmp_path.rglob("evil"))


def test_links_are_refused(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "link.zip"
    file.write_bytes(ZIP)
    link = zipfile.ZipInfo(f"{NAME}/link")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(ModelError, match="refused"):
        get(folder, str(file))
    assert left_in(folder) == []


@pytest.mark.parametrize("content", [b"", b"no zip", ZIP[:3000]])
def test_what_is_no_zip_file_is_one_line(folder: Path, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.zip"
    file.write_bytes(content)
    with pytest.raises(ModelError, match=r"broken\.zip is no whole zip") as caught:
        get(folder, str(file))
    assert "\n" not in str(caught.value) and left_in(folder) == []


def test_a_damaged_member_is_refused(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "damaged.zip"
    file.write_bytes(ZIP.replace(b"graph/Gr.fstgraph/Gr.fst", b"graph/Gr.fstGRAPH/Gr.fst", 1))
    with pytest.raises(ModelError, match="no whole zip"):
        get(folder, str(file))
    assert left_in(folder) == []


def test_an_incomplete_model_is_refused_and_the_old_one_stays(folder: Path, tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.zip", tmp_path / "broken.zip"
    whole.write_bytes(ZIP)
    broken.write_bytes(model_zip(NAME, without="am/final.mdl"))
    get(folder, str(whole))
    with pytest.raises(ModelError, match=r"lacks am/final\.mdl"):
        get(folder, str(broken))
    assert left_in(folder) == [NAME] and (folder / NAME / "am" / "final.mdl").exists()
    with pytest.raises(ModelError, match="no Vosk model"):
        get(folder, str(tmp_path))


def test_a_full_disk_is_one_line(
    site: Site, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage._replace(free=1000))
    with pytest.raises(ModelError, match="MB are needed"):
        get(folder)
    assert left_in(folder) == []


def test_a_disk_that_fills_up_while_downloading_is_one_line(
    site: Site, folder: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(model_download.ResumingDownloader, "_copy", fill)
        with pytest.raises(ModelError, match="No space left"):
            get(folder)
    assert left_in(folder) == []
    assert get(folder).is_dir()


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ModelError, match="file"):
        get(tmp_path / "file" / "models")


def test_what_a_killed_installation_left_is_cleared(folder: Path, tmp_path: Path) -> None:
    for name, age in ((".bluffbord-old", 2 * model_install.STALE), (".bluffbord-running", 0)):
        (folder / name).mkdir(parents=True)
        os.utime(folder / name, (time.time() - age,) * 2)
    (tmp_path / "whole.zip").write_bytes(ZIP)
    get(folder, str(tmp_path / "whole.zip"))
    assert left_in(folder) == [".bluffbord-running", NAME]


def test_a_model_that_does_not_hear_is_not_installed(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "nonsense.zip").write_bytes(ZIP)
    with pytest.raises(ModelError, match="does not work"):
        model_install.get("en", str(tmp_path / "nonsense.zip"), folder=folder)
    assert left_in(folder) == []


def test_a_real_model_is_installed_and_checked_by_ear(folder: Path, vosk_model: Path) -> None:
    path = get(folder, str(vosk_model))
    assert model_install.check(path, "en") is None
    (path / "am" / "final.mdl").unlink()
    assert model_install.check(path, "en") == "lacks am/final.mdl"


def test_an_interrupted_get_leaves_nothing_half_made(site: Site, folder: Path) -> None:
    def interrupt(self: zipfile.ZipFile, path: Path) -> None:
        (path / NAME).mkdir(parents=True)
        raise KeyboardInterrupt

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(zipfile.ZipFile, "extractall", interrupt)
        with pytest.raises(KeyboardInterrupt):
            get(folder)
    assert left_in(folder) == []
    assert get(folder).is_dir()


def test_folders_are_looked_through_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BLUFFBORD_MODELS", str(tmp_path / "chosen"))
    assert models.folders()[:2] == [tmp_path / "chosen", tmp_path / "models"]
    assert models.folders()[-1] == models.user_folder()
    assert models.writable_folder() == tmp_path / "chosen"


def test_a_model_that_takes_a_grammar_is_taken_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BLUFFBORD_MODELS", str(tmp_path))
    for name, graph in (("vosk-model-en-a", ["HCLG.fst"]), ("vosk-model-en-b", ["HCLr.fst", "Gr.fst"])):
        for file in ("am/final.mdl", "conf/mfcc.conf", "conf/model.conf", *(f"graph/{fst}" for fst in graph)):
            (tmp_path / name / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / file).write_text("x")
    (tmp_path / "vosk-model-english").mkdir()
    assert models.find_vosk("en") == tmp_path / "vosk-model-en-b"
    assert [path.name for path in models.vosk_folders("en")] == ["vosk-model-en-a", "vosk-model-en-b"]


def bluffbord(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "voice.cli", *words],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=60,
    )


def test_the_command_lists_gets_and_checks(tmp_path: Path) -> None:
    place = {"BLUFFBORD_MODELS": str(tmp_path)}
    listed = bluffbord("models", "list", **place)
    assert listed.returncode == 0
    assert all(f"{model.name} " in listed.stdout and model.licence in listed.stdout for model in MODELS)
    broken = bluffbord("models", "get", "en", "--from", str(tmp_path / "nowhere.zip"), **place)
    assert (broken.returncode, broken.stderr.count("\n")) == (2, 1) and "nowhere.zip" in broken.stderr
    unknown = bluffbord("models", "get", "fi", **place)
    assert (unknown.returncode, unknown.stderr.count("\n")) == (2, 1) and "fi" in unknown.stderr
    assert bluffbord("models", "get", "sv", "--if-useful", **place).returncode == 0
    (tmp_path / "vosk-model-small-nl-0.22" / "am").mkdir(parents=True)
    checked = bluffbord("models", "check", **place)
    assert checked.returncode == 1 and "lacks am/final.mdl" in checked.stdout
