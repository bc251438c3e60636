"""Talks to a speech server on another machine by the Wyoming protocol (Home Assistant's;
github.com/OHF-Voice/wyoming)."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterable, Iterator
from urllib.parse import urlsplit

from wyoming.error import Error
from wyoming.event import Event, Eventable, read_event, write_event
from wyoming.info import Describe, Info

CONNECT_TIMEOUT = 3.0
ANSWER_TIMEOUT = 4.0
"""Seconds between two events of an answer; a server that needs longer is too slow for talk."""


class ServerError(RuntimeError):
    """The server is out of reach, or answers what is no answer; one line."""


class SpeechServer:
    """One address; a connection for each thing asked."""

    def __init__(self, address: str) -> None:
        """`address` as wyoming://host:port; ValueError if it is none."""
        parts = urlsplit(address)
        try:
            self._place = (parts.hostname, parts.port)
        except ValueError:
            self._place = (None, None)
        if parts.scheme != "wyoming" or None in self._place:
            raise ValueError(
                f"{address!r} is no address of a speech server, such as wyoming://192.168.1.5:10300"
            )
        self.address = address

    def ask(self, said: Iterable[Eventable]) -> Iterator[Event]:
        """Sends events and gives those that come back; ServerError when they stop coming."""
        try:
            with socket.create_connection(self._place, CONNECT_TIMEOUT) as connection:
                connection.settimeout(ANSWER_TIMEOUT)
                with connection.makefile("wb") as out, connection.makefile("rb") as back:
                    for event in said:
                        write_event(event.event(), out)
                    while (answer := read_event(back)) is not None:
                        if Error.is_type(answer.type):
                            raise ServerError(f"{self.address} says: {Error.from_event(answer).text}")
                        yield answer
        except TimeoutError:
            raise ServerError(f"{self.address} does not answer in time") from None
        except OSError as error:
            raise ServerError(f"{self.address} cannot be reached ({error.strerror or error})") from None
        raise ServerError(f"{self.address} ended the connection without an answer")

    def info(self) -> Info:
        """What the server can do."""
        for answer in self.ask([Describe()]):
            if Info.is_type(answer.type):
                with contextlib.suppress(KeyError, TypeError, AttributeError, ValueError):
                    return Info.from_event(answer)
                break
        raise ServerError(f"{self.address} does not say what it can do: is it a Wyoming server?")
