"""The report as one file: styles, drawings and the little script are inside, nothing is loaded from anywhere."""

from __future__ import annotations

from markupsafe import Markup

from soloist.engine.words import msg
from soloist.lab.figures import Figures
from soloist.language import Reader, tag
from soloist.web import markup as h
from soloist.web.html import icon
from soloist.web.lab.page import report
from soloist.web.markup import render
from soloist.web.pages.layout import SHARED_STYLES, logo_mark
from soloist.web.standalone import with_drawings
from soloist.web.statics import contents

STYLES = (*SHARED_STYLES, "pages.css", "lab.css")
SCRIPT = """
document.querySelector("[data-theme-button]").addEventListener("click", () => {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
});
document.querySelector("[data-print]").addEventListener("click", () => print());
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  getSelection().selectAllChildren(button.previousElementSibling);
  navigator.clipboard?.writeText(button.dataset.copy).then(() => button.classList.add("is-copied"), () => {});
});
document.documentElement.dataset.script = "";
"""


def report_file(reader: Reader, figures: Figures, made: str) -> str:
    """One page with everything inside."""
    styles = "\n".join(contents()[name].decode() for name in STYLES)
    light_or_dark = reader.read(msg("Light or dark"))
    body = h.fragment[
        h.header(".lab-top")[
            logo_mark(),
            h.span(".grow"),
            h.button(".button.button-small.button-quiet", type="button", data_print=True)[
                icon("print"), reader.read(msg("Print"))
            ],
            h.button(".button.button-small.button-quiet.button-icon", type="button", data_theme_button=True,
                     aria_label=light_or_dark)[icon("moon")],
        ],
        h.main(".page.lab-file")[report(reader, figures, made)],
    ]  # fmt: skip
    page = h.html(lang=tag(reader.language))[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.meta(name="color-scheme", content="light dark"),
            h.title[f"{figures.plan.title} · Soloist"],
            h.style[Markup(styles)],
        ],
        h.body(".on-page")[with_drawings(body), h.script[Markup(SCRIPT)]],
    ]
    return f"{render(page)}\n"
