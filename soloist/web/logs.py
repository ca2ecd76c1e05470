"""What the server writes while it runs: complaints as text, or everything as lines of JSON for other programs."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

TEXT, JSON = "text", "json"
KINDS = (TEXT, JSON)


class Lines(logging.Formatter):
    """One JSON object for each entry, on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        entry: dict[str, Any] = {"time": when, "level": record.levelname.lower(), "logger": record.name}
        entry["message"] = record.getMessage()
        entry |= getattr(record, "facts", {})
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def set_up(kind: str, stream: TextIO | None = None) -> dict[str, Any]:
    """Begin to write a log; what uvicorn has to be told about it."""
    if kind == TEXT:
        return {}  # Python writes warnings and worse, and uvicorn does the same
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("soloist", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.INFO)
    return {"log_config": None, "log_level": logging.INFO}
