"""The JSON API: everything a page can do, for programs."""

from __future__ import annotations

from soloist.web.api.app import api_app

__all__ = ["api_app"]
