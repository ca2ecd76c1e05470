"""A match on its way to another device: its record in an address, short enough for a code that a camera reads."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error

from soloist.engine.errors import BadRecord
from soloist.engine.words import msg

LONGEST = 1_800  # letters of an address; cameras of phones still read its code from a screen
LARGEST = 4_000_000  # bytes of a record, as of a file
RAW = -zlib.MAX_WBITS


def pack(record: str) -> str:
    """A record in letters that an address may have."""
    press = zlib.compressobj(9, zlib.DEFLATED, RAW)
    return urlsafe_b64encode(press.compress(record.encode()) + press.flush()).decode().rstrip("=")


def unpack(packed: str) -> bytes:
    """The record; raises BadRecord for anything else."""
    try:
        pressed = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpress = zlib.decompressobj(RAW)
        record = unpress.decompress(pressed, LARGEST)
        if unpress.eof:
            return record
    except (Error, ValueError, zlib.error):
        pass
    raise BadRecord(msg("this address does not carry a whole match; scan the code again, or bring the file"))


def carrying_address(base: str, record: str) -> str:
    """Where another device opens a match; empty if it is too long for a code."""
    address = f"{base}/import#{pack(record)}"
    return address if len(address) <= LONGEST else ""
