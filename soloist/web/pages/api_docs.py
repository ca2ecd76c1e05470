"""The API as a page to read, written from its own description: addresses, what goes in, what comes back, examples."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup

from soloist.engine.words import msg
from soloist.web import markup as h
from soloist.web.api.seats import FOR_OWNER
from soloist.web.html import Node, classes
from soloist.web.pages.layout import Frame, shell

Schema = Mapping[str, Any]
TITLES = {"games": msg("Games and rules"), "matches": msg("Matches"), "moves": msg("Moves")}
EXAMPLES = {
    "match": "q7dwhf2k9m4xyzab", "game": "arne", "rule": "ARNE-6.3", "thing": "crash", "record": "soloist record 1 …",
    "answer": "crash", "seed": 4711,
}  # fmt: skip
"""Values for the commands, where the description names none."""
TOKEN, OWNER = "$TOKEN", "$OWNER"  # of a seat; of who began the match
JSON = "application/json"
ALWAYS = ("413", "421", "422", "429", "500")  # said once for all addresses
RUN = """curl -s --json '{{"game": "zooloretto", "seats": ["human:Anna", "greedy"]}}' {api}/matches
curl -s -H "Authorization: Bearer $TOKEN" {api}/matches/$MATCH/question
curl -s -H "Authorization: Bearer $TOKEN" --json '{{"stamp": "0.6", "answer": "truck 1"}}' {api}/matches/$MATCH/answer
curl -sN {api}/matches/$MATCH/events
"""


@dataclass(frozen=True)
class Operation:
    """One thing the API does."""

    path: str
    method: str
    facts: Schema
    whole: Schema  # the description it stands in

    @property
    def id(self) -> str:
        return str(self.facts["operationId"])

    @property
    def parameters(self) -> list[Schema]:
        return list(self.facts.get("parameters", ()))

    @property
    def needs_token(self) -> bool:
        return bool(self.facts.get("security")) and {} not in self.facts["security"]

    @property
    def takes_token(self) -> bool:
        return bool(self.facts.get("security"))

    @cached_property
    def body(self) -> Schema | None:
        """The schema of what is sent."""
        sent = self.facts.get("requestBody")
        return None if sent is None else self.resolved(sent["content"][JSON]["schema"])

    @property
    def returned(self) -> Schema:
        """The schema of what comes back when all is well; empty if nothing does."""
        fine = next(response for status, response in self.facts["responses"].items() if status.startswith("2"))
        content = fine.get("content", {})
        found: Schema = next(iter(content.values()))["schema"] if content else {}
        return found

    def resolved(self, schema: Schema) -> Schema:
        """A schema itself, where only its name is given."""
        name = schema.get("$ref", "").rpartition("/")[2]
        return self.whole["components"]["schemas"][name] if name else schema

    def command(self, api: str) -> str:
        """The example."""
        is_stream = any("event-stream" in kind for kind in self.facts["responses"].get("200", {}).get("content", ()))
        parts = ["curl -sN" if is_stream else "curl -s"]
        usual = "POST" if self.body is not None else "GET"
        if self.method != usual:
            parts.append(f"-X {self.method}")
        if self.takes_token:
            token = OWNER if self.facts.get(FOR_OWNER) else TOKEN
            parts.append(f'-H "Authorization: Bearer {token}"')
        if self.body is not None:
            parts.append(f"--json '{json.dumps(self.example_body, ensure_ascii=False)}'")
        return " ".join((*parts, f"'{api}{self.example_path}'"))

    @property
    def example_path(self) -> str:
        path = self.path
        for each in self.parameters:
            if each["in"] == "path":
                path = path.replace(f"{{{each['name']}}}", str(EXAMPLES[each["name"]]))
        wanted = [f"{each['name']}={EXAMPLES[each['name']]}" for each in self.parameters
                  if each["in"] == "query" and each.get("required")]  # fmt: skip
        return path + ("?" + "&".join(wanted) if wanted else "")

    @property
    def example_body(self) -> dict[str, Any]:
        assert self.body is not None
        required = self.body.get("required", ())
        shown: dict[str, Any] = {}
        for name, schema in self.body["properties"].items():
            if name in required or "examples" in schema:
                shown[name] = schema.get("examples", [EXAMPLES.get(name, "…")])[0]
        shown.pop("options", None)  # they depend on the game
        return shown


def operations(whole: Schema) -> Iterator[Operation]:
    for path, methods in whole["paths"].items():
        for method, facts in methods.items():
            yield Operation(path, method.upper(), facts, whole)


def api_page(frame: Frame, whole: Schema, api: str) -> Node:
    """All of it; the texts of the description are English."""
    found = list(operations(whole))
    tags = list(dict.fromkeys(each.facts["tags"][0] for each in found))
    groups = {tag: [each for each in found if each.facts["tags"][0] == tag] for tag in tags}
    return shell(
        frame,
        h.div(".rules-page.api-page")[
            h.nav(".rules-side.api-side", aria_label=frame.read(msg("Contents")))[
                (
                    [h.p(".eyebrow")[frame.read(TITLES[tag])], h.ul[(h.li[way_to(each)] for each in some)]]
                    for tag, some in groups.items()
                )
            ],
            h.div(".prose.api-text")[
                h.h1[frame.read(msg("The API for programs"))],
                h.div(lang="en")[prose(whole["info"]["description"])],
                h.h2[frame.read(msg("In four commands"))],
                h.p[frame.read(msg("The first returns the match and a token for every seat of a person."))],
                command_box(frame, RUN.format(api=api)),
                h.p[frame.read(msg("In the tables below, a star marks what must be there."))],
                h.p[
                    frame.read(msg("The same as data, for programs that read it:")), " ",
                    h.a(href="/api/openapi.json")["/api/openapi.json"], " (OpenAPI 3.1)",
                ],
                ([h.h2(id=tag)[frame.read(TITLES[tag])], (operation_part(frame, each, api) for each in some)]
                 for tag, some in groups.items()),
                trouble_part(frame, found),
            ],
        ],
        here="/api/docs",
    )  # fmt: skip


def way_to(operation: Operation) -> h.Element:
    return h.a(href=f"#{operation.id}")[method_badge(operation), " ", h.span(lang="en")[operation.facts["summary"]]]


def method_badge(operation: Operation) -> h.Element:
    return h.b(class_=classes("api-method", f"api-{operation.method.lower()}"))[operation.method]


def prose(text: str) -> Markup:
    """A text of the description, which is Markdown."""
    return Markup(_writer().render(text))


def words(text: str) -> Markup:
    """The same in one line."""
    return Markup(_writer().renderInline(text))


def _writer() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False})


def command_box(frame: Frame, command: str) -> h.Element:
    """A command to copy; it may be wider than the page."""
    return h.pre(".api-command", tabindex="0", role="region", aria_label=frame.read(msg("Example")))[h.code[command]]


def operation_part(frame: Frame, operation: Operation, api: str) -> h.Element:
    read = frame.read
    errors = {status: each for status, each in operation.facts["responses"].items() if status not in ALWAYS}
    token = None
    if operation.takes_token:
        token = msg("Needs the token of a seat.") if operation.needs_token else msg("May carry the token of a seat.")
    return h.section(".api-operation", aria_labelledby=operation.id)[
        h.h3(id=operation.id, lang="en")[operation.facts["summary"]],
        h.p(".api-path")[method_badge(operation), " ", h.code[f"/api{operation.path}"]],
        h.div(lang="en")[prose(operation.facts.get("description", ""))],
        h.p(".api-token")[read(token)] if token is not None else None,
        fields_table(read(msg("In the address")), operation.parameters) if operation.parameters else None,
        body_table(frame, operation),
        command_box(frame, operation.command(api)),
        returned_part(frame, operation),
        h.ul(".api-errors", lang="en")[
            (h.li[h.b[status], " ", words(each["description"])]
             for status, each in errors.items() if not status.startswith("2"))
        ],
    ]  # fmt: skip


def fields_table(title: str, parameters: Sequence[Schema]) -> h.Element:
    """Name, kind and meaning of everything that goes in or comes back."""

    def row(each: Schema) -> h.Element:
        schema = each["schema"]
        must = each.get("required", False)
        return h.tr[
            h.th(scope="row")[h.code[each["name"]], h.span(".api-must")[" *"] if must else None],
            h.td(".muted")[kind_of(schema).removesuffix(" or null")],
            h.td[words(each.get("description") or schema.get("description") or "")],
        ]

    return h.div(".scroll-sideways", lang="en")[
        h.table(".data.data-compact.api-fields")[
            h.caption[title] if title else None, h.tbody[[row(each) for each in parameters]]
        ]
    ]


def as_parameters(schema: Schema) -> list[Schema]:
    """The fields of an object, as parameters are described."""
    required = schema.get("required", ())
    return [{"name": name, "schema": each, "required": name in required} for name, each in schema["properties"].items()]


def body_table(frame: Frame, operation: Operation) -> Node:
    if operation.body is None:
        return None
    return fields_table(frame.read(msg("In the body, as JSON")), as_parameters(operation.body))


def returned_part(frame: Frame, operation: Operation) -> Node:
    """What comes back, field by field."""
    schema = operation.returned
    inner = next((each for each in (schema, schema.get("items", {}), *schema.get("anyOf", ())) if "$ref" in each), None)
    if inner is None:
        return None
    found = operation.resolved(inner)
    title = msg("Comes back: {what}", what=kind_of(schema))
    fields = [{**each, "required": False} for each in as_parameters(found)]
    return h.details(".api-returned")[h.summary[frame.read(title)], fields_table("", fields)]


def kind_of(schema: Schema) -> str:
    """A type in a few words: `string`, `list of Person`, `integer or null`."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " or ".join(kind_of(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def trouble_part(frame: Frame, found: list[Operation]) -> Node:
    """What may go wrong everywhere."""
    responses = found[0].facts["responses"]
    return [
        h.h2(id="trouble")[frame.read(msg("When something is wrong"))],
        h.p[frame.read(msg("Every error is one sentence in the field error, and nothing has been changed."))],
        h.ul(".api-errors", lang="en")[
            (
                h.li[h.b[status], " ", words(responses[status].get("description") or HTTPStatus(int(status)).phrase)]
                for status in ALWAYS
            )
        ],
    ]
