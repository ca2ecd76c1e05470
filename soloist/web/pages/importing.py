"""Opening a saved match."""

from __future__ import annotations

import htpy as h

from soloist.engine.words import Message, msg
from soloist.web.html import Node, icon
from soloist.web.pages.layout import Frame, shell
from soloist.web.pages.setup import trouble


def import_page(frame: Frame, problem: Message | None = None) -> Node:
    """A file, and what comes of it."""
    return shell(
        frame,
        h.form(".narrow.setup.panel", method="post", action="/import", enctype="multipart/form-data")[
            h.input(type="hidden", name="csrf", value=frame.csrf),
            h.div[
                h.h1(".sign.import-title")[frame.read(msg("Open a saved file"))],
                h.p(".muted")[
                    frame.read(
                        msg(
                            "A finished match opens as a replay. An unfinished one continues, and you take its "
                            "people's seats."
                        )
                    )
                ],
            ],
            trouble(frame, problem),
            h.div(".field")[
                h.label(for_="file")[frame.read(msg("A file that Soloist has saved"))],
                h.input(
                    ".input.file-input",
                    type="file",
                    id="file",
                    name="file",
                    required=True,
                    accept=".soloist,.txt,text/plain",
                ),
                h.p(".hint")[frame.read(msg("Downloaded from a match, or written by: soloist play … --save"))],
            ],
            h.button(".button.button-primary.button-large", type="submit")[icon("upload"), frame.read(msg("Open"))],
        ],
    )
