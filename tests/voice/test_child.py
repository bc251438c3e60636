"""A child process that crashes, hangs or is killed costs what it had in hand, and nothing else."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from voice.child import RESTARTS, Child, ChildCrashError, ChildLostError

ROOT = Path(__file__).parents[2]


@pytest.fixture
def child() -> Iterator[Child]:
    child = Child("the toy", "tests.support.toys:Engine", 1)
    yield child
    child.close()


def is_running(pid: int) -> bool:
    """Whether the process exists, zombies included."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_gone(pid: int) -> None:
    deadline = time.monotonic() + 10
    while is_running(pid):
        assert time.monotonic() < deadline, f"process {pid} is still there"
        time.sleep(0.02)


def test_calls_and_sends_arrive_in_order(child: Child) -> None:
    for number in range(100):
        child.send("add", number)
    assert child.call("value") == 4951


def test_errors_come_back_as_themselves(child: Child) -> None:
    with pytest.raises(ValueError, match="no such voice"):
        child.call("complain")
    child.send("complain")
    with pytest.raises(ValueError, match="no such voice"):
        child.call("value")
    assert child.call("value") == 1


def test_what_engines_print_does_not_disturb(child: Child) -> None:
    assert child.call("chatter") == "answered"
    assert child.call("value") == 1


def test_a_crash_is_told_once_and_the_child_is_up_again(
    child: Child, caplog: pytest.LogCaptureFixture
) -> None:
    child.ready()
    with caplog.at_level(logging.WARNING), pytest.raises(ChildCrashError, match="SIGABRT"):
        child.call("die")
    assert "the toy died (SIGABRT) and is started again (engine: out of luck)" in caplog.text
    assert child.call("value") == 1


def test_a_hang_ends_after_the_timeout(child: Child) -> None:
    child.ready()
    pid = child.pid
    with pytest.raises(ChildCrashError, match="hung"):
        child.call("hang", timeout=0.3)
    assert pid and not is_running(pid)
    assert child.call("value") == 1


def test_what_must_be_kept_is_said_again_after_a_restart(child: Child) -> None:
    child.send("add", 10, keep=True)
    with pytest.raises(ChildCrashError):
        child.call("die")
    assert child.call("value") == 11


def test_one_that_died_while_idle_is_revived(child: Child) -> None:
    child.ready()
    assert child.pid and not child.revive()
    os.kill(child.pid, signal.SIGKILL)
    while not child.revive():
        time.sleep(0.01)
    assert child.call("value") == 1


def test_crashing_again_and_again_is_given_up(child: Child) -> None:
    for _ in range(RESTARTS - 1):
        with pytest.raises(ChildCrashError):
            child.call("die")
    with pytest.raises(ChildLostError, match="given up"):
        child.call("die")
    with pytest.raises(ChildLostError):
        child.call("value")
    child.send("add", 1)


def test_an_answer_between_crashes_forgives_them(child: Child) -> None:
    for _ in range(RESTARTS + 1):
        with pytest.raises(ChildCrashError):
            child.call("die")
        assert child.call("value") == 1


def test_a_factory_that_refuses_is_not_tried_again() -> None:
    child = Child("the toy", "tests.support.toys:Refuses")
    with pytest.raises(ValueError, match="the folder is empty"):
        child.ready()
    assert child.pid is None


def test_a_factory_that_kills_the_process_says_so() -> None:
    child = Child("the toy", "tests.support.toys:Stillborn")
    with pytest.raises(ChildCrashError, match="SIGABRT"):
        child.ready()
    child.close()


def test_loading_that_takes_too_long_is_a_hang() -> None:
    child = Child("the toy", "tests.support.toys:Engine", 0, 1000.0, start_timeout=0.5)
    with pytest.raises(ChildCrashError, match="did not start in time"):
        child.ready()
    child.close()


def test_closing_leaves_no_process_and_no_zombie() -> None:
    child = Child("the toy", "tests.support.toys:Engine")
    child.ready()
    pid = child.pid
    child.close()
    child.close()
    assert pid and not is_running(pid)


def test_closing_one_that_hangs_leaves_no_process() -> None:
    child = Child("the toy", "tests.support.toys:Engine")
    child.ready()
    pid = child.pid
    child.send("hang")
    child.close()
    assert pid and not is_running(pid)


PARENT = """
import sys, time
from voice.child import Child
child = Child("the toy", "tests.support.toys:Engine")
child.ready()
try:
    print(child.pid, flush=True)  # from here on it may be interrupted
    time.sleep(60)
except KeyboardInterrupt:
    print(child.call("value"), flush=True)
    sys.exit(7)
"""


@pytest.fixture
def parent() -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A program with a child in it, and the child's process id."""
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout
        yield process, int(process.stdout.readline())
        process.kill()


def test_interrupting_the_program_leaves_the_child_to_it(parent: tuple[subprocess.Popen[str], int]) -> None:
    process, pid = parent
    process.send_signal(signal.SIGINT)
    os.kill(pid, signal.SIGINT)
    assert process.stdout and process.stdout.readline() == "0\n"
    assert process.wait(10) == 7
    wait_until_gone(pid)


def test_a_killed_program_takes_its_child_with_it(parent: tuple[subprocess.Popen[str], int]) -> None:
    process, pid = parent
    process.kill()
    process.wait(10)
    wait_until_gone(pid)
