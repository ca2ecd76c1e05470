"""The API as an app of its own, mounted at /api."""

from __future__ import annotations

from fastapi import FastAPI

from soloist.web.site import Site


def api_app(site: Site) -> FastAPI:
    """The API of a site."""
    app = FastAPI(title="Soloist", docs_url=None, redoc_url=None)
    app.state.site = site
    return app
