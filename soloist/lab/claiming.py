"""One process at a time plays in a folder. What it holds is let go by the system, however the process ends."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt

    def claim(file: int) -> bool:
        """Whether the open file is ours now."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def claim(file: int) -> bool:
        """Whether the open file is ours now."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
