"""A journal is written by one process at a time: the lock of the system, gone with the process that holds it.

Advisory on POSIX, and on Windows on a byte far behind the end: everybody may read meanwhile.
"""

from __future__ import annotations

import errno
import sys
from io import FileIO

BUSY = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""What the systems say when somebody else holds the lock."""

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 40

    def lock(file: FileIO) -> bool:
        """Takes the lock of an open file until it is closed; False where another holds it. A file system
        that knows no locks gives it to everybody."""
        at = file.tell()
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            return error.errno not in BUSY
        finally:
            file.seek(at)
        return True

else:
    import fcntl

    def lock(file: FileIO) -> bool:
        """Takes the lock of an open file until it is closed; False where another holds it. A file system
        that knows no locks gives it to everybody."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in BUSY
        return True
