"""The options of a game as fields of a form, made from its settings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from soloist.engine.documents import number_in
from soloist.engine.game import Game
from soloist.engine.match import Undo
from soloist.engine.settings import Choice, Document, ForEachPlayer, Mark, Number, Setting, Some, Switch
from soloist.engine.words import Message, msg, nmsg, pmsg
from soloist.names import known_as
from soloist.registry import automa_called
from soloist.seating import lineup
from soloist.web import markup as h
from soloist.web.html import Node, classes, rule_link
from soloist.web.match_settings import MatchSettings, form_settings
from soloist.web.pages.choosing import things_field
from soloist.web.pages.layout import Frame

MOST_RADIOS = 6  # options with more values are a list to pick from
YES_NO = {"yes": msg("yes"), "no": msg("no")}
CLOCKS = ("0", "10", "20", "30", "60", "120")
GROUPS: dict[Mark, tuple[Message, Message]] = {
    Mark.RULE: (msg("Variants"), msg("Printed in the rules.")),
    Mark.RULING: (
        msg("Our rulings"),
        msg("The rules are silent or unclear here. The default is our ruling; you can try the others."),
    ),
    Mark.RECONSTRUCTION: (
        msg("Reconstructed"),
        msg("The printed values are lost; ours are a best guess. If you own the game, enter what your copy says."),
    ),
    Mark.CONVENIENCE: (msg("Convenience"), msg("How Soloist runs the game; no rule.")),
}
Cards = dict[str, tuple[Message, Message]]
UNDOS: Cards = {
    Undo.SCREEN.value: (msg("Back to the last reveal"), msg("What somebody has seen cannot be undone.")),
    Undo.FREE.value: (msg("Without limit"), msg("Only when you play alone.")),
}


def option_groups(frame: Frame, game: Game[Any, Any], chosen: MatchSettings) -> Node:
    """All options, grouped by how sure we are of them; those that only matter with an automa at the table last."""
    at_front = Some if game.is_companion else ()  # what a companion asks for beside the seats
    asked = [each for each in form_settings(game) if not isinstance(each, at_front)]
    plain = [each for each in asked if not is_of_automa(game, each) and not is_variant(game, each)]
    automa = [each for each in asked if is_of_automa(game, each)]
    return [
        match_group(frame, game, chosen),
        (
            option_group(frame, chosen, frame.read(title), meaning, [each for each in plain if each.mark is mark])
            for mark, (title, meaning) in GROUPS.items()
        ),
        automa_group(frame, game, chosen, automa),
    ]


def option_group(
    frame: Frame, chosen: MatchSettings, title: str, meaning: Message, settings: Sequence[Setting], class_: str = ""
) -> Node:
    if not settings:
        return None
    count = nmsg("{n} option", "{n} options", n=len(settings))
    changed = any(is_changed(setting, chosen) for setting in settings)
    return h.details(class_=classes("option-group", class_), open=changed)[
        h.summary[h.h2[title], h.span(".muted")[frame.read(count)]],
        h.p(".hint")[frame.read(meaning)],
        h.div(".option-grid")[(setting_field(frame, setting, chosen) for setting in settings)],
    ]


def is_changed(setting: Setting, chosen: MatchSettings) -> bool:
    """Whether somebody wants it otherwise than usual."""
    return chosen.option(setting) != setting.write(setting.default)


def is_variant(game: Game[Any, Any], setting: Setting) -> bool:
    """What is printed in the rules for people to choose stands at the front."""
    return not game.is_companion and setting.mark is Mark.RULE and not is_of_automa(game, setting)


def variants(frame: Frame, game: Game[Any, Any], chosen: MatchSettings) -> Node:
    """The variants of a game, beside who plays it."""
    found = [each for each in form_settings(game) if is_variant(game, each)]
    if not found:
        return None
    return h.div(".field-group.setup-variants", role="group", aria_label=frame.read(msg("Variants")))[
        (
            group(frame, setting, things_field(frame, game, setting, chosen))
            if isinstance(setting, ForEachPlayer)
            else setting_field(frame, setting, chosen)
            for setting in found
        )
    ]


def is_of_automa(game: Game[Any, Any], setting: Setting) -> bool:
    """Whether it stands in the rules of the automa, as far as they are not those of the game."""
    automa = lineup(game)
    return not game.is_companion and automa is not None and rules_of(setting) == rules_of(automa)


def rules_of(setting: Setting) -> str:
    """`ARNO` of `ARNO-16.1`."""
    return setting.rule.partition("-")[0]


def automa_group(frame: Frame, game: Game[Any, Any], chosen: MatchSettings, settings: Sequence[Setting]) -> Node:
    """The page hides it while no automa sits at the table."""
    automa = lineup(game)
    if automa is None:
        return None
    name = known_as(automa_called(automa.automa))
    meaning = msg("Only with {automa} at the table: variants, and our rulings on its rules.", automa=name)
    return option_group(frame, chosen, frame.read(name), meaning, settings, "for-automas")


def match_group(frame: Frame, game: Game[Any, Any], chosen: MatchSettings) -> h.Element:
    """What belongs to the match, not to its rules."""
    return h.section(".option-group")[
        h.h2[frame.read(msg("This match"))],
        h.div(".option-grid")[
            None
            if game.is_companion
            else card_field(frame, msg("Undo"), "undo", UNDOS, chosen.undo, ".choice-cards"),
            clock_field(frame, chosen) if game.triggers else None,
            h.div(".field")[
                h.label(for_="seed")[frame.read(msg("Seed"))],
                h.input(".input", id="seed", name="seed", value=chosen.seed, inputmode="numeric", autocomplete="off",
                        aria_describedby="seed-hint"),
                h.p(".hint", id="seed-hint")[
                    frame.read(msg("The same number gives the same draws. Leave empty for a new one."))
                ],
            ],
        ],
    ]  # fmt: skip


def card_field(frame: Frame, legend: Message, name: str, cards: Cards, chosen: str, look: str) -> h.Element:
    """A choice between a few, each with what it means."""
    texts = ((value, frame.read(title), frame.read(text)) for value, (title, text) in cards.items())
    return h.fieldset(".field-group")[
        h.legend[frame.read(legend)],
        h.div(look)[(choice_card(name, value, chosen == value, title, text) for value, title, text in texts)],
    ]


def clock_field(frame: Frame, chosen: MatchSettings) -> h.Element:
    values = CLOCKS if chosen.clock in CLOCKS else (*CLOCKS, chosen.clock)
    hint = msg("With several people: whoever has not reacted in time passes. When you play alone there is no limit.")
    return h.div(".field")[
        h.label(for_="clock")[frame.read(msg("Countdown for reactions"))],
        h.select(".input", id="clock", name="clock", aria_describedby="clock-hint")[
            (h.option(value=value, selected=value == chosen.clock)[seconds(frame, value)] for value in values)
        ],
        h.p(".hint", id="clock-hint")[frame.read(hint)],
    ]


def seconds(frame: Frame, value: str) -> str:
    if value == "0":
        return frame.read(pmsg("countdown", "none"))
    number = number_in(value)
    return value if number is None else frame.read(nmsg("{n} second", "{n} seconds", n=number))


# one option


def setting_field(frame: Frame, setting: Setting, chosen: MatchSettings) -> h.Element:
    """An option by its kind."""
    given = chosen.option(setting)
    match setting:
        case Choice() if len(setting.values) <= MOST_RADIOS:
            texts = {value: frame.read(text) for value, text in setting.values.items()}
            return group(frame, setting, [radio(frame, setting, value, text, given) for value, text in texts.items()])
        case Choice():
            listed = (h.option(value=value, selected=value == given)[frame.read(text)]
                      for value, text in setting.values.items())  # fmt: skip
            return labelled(frame, setting, h.select(".input", **named(setting))[listed])
        case Switch():
            return group(frame, setting, yes_or_no(frame, setting, given))
        case Some():
            return group(frame, setting, some(frame, setting, given))
        case Number():
            limits = {"min": str(setting.low), "max": str(setting.high)}
            field = h.input(".input.input-narrow", type="number", **limits, value=given, **named(setting))
            return labelled(frame, setting, field)
        case Document():
            return labelled(frame, setting, document(frame, setting, given))
    return labelled(frame, setting, h.input(".input", **named(setting), value=given))


def named(setting: Setting) -> dict[str, str]:
    return {"id": f"option-{setting.name}", "name": f"option-{setting.name}"}


def with_rule(label: Node, setting: Setting) -> Node:
    return [label, " ", rule_link(setting.rule) if setting.rule else None]


def group(frame: Frame, setting: Setting, inside: Node) -> h.Element:
    return h.fieldset(".field-group.setting")[h.legend[with_rule(frame.read(setting.label), setting)], inside]


def labelled(frame: Frame, setting: Setting, inside: Node) -> h.Element:
    label = h.label(for_=f"option-{setting.name}")[frame.read(setting.label)]
    return h.div(".field.setting")[h.div(".setting-label")[with_rule(label, setting)], inside]


def radio(frame: Frame, setting: Setting, value: str, text: str, given: str) -> h.Element:
    is_usual = value == setting.write(setting.default)
    return h.label(".check")[
        h.input(type="radio", name=f"option-{setting.name}", value=value, checked=value == given),
        h.span[text, " ", h.span(".badge")[frame.read(msg("default"))] if is_usual else None],
    ]


def yes_or_no(frame: Frame, setting: Switch, given: str) -> h.Element:
    return h.div(".row")[
        h.div(".segments")[
            (
                h.label[
                    h.input(type="radio", name=f"option-{setting.name}", value=value, checked=value == given),
                    h.span[frame.read(YES_NO[value])],
                ]
                for value in ("yes", "no")
            )
        ],
        h.span(".hint")[frame.read(msg("default: {value}", value=YES_NO[setting.write(setting.default)]))],
    ]


def some(frame: Frame, setting: Some, given: str) -> Node:
    ticked = {word.strip() for word in given.split(",")}
    return [
        h.input(type="hidden", name=f"some-{setting.name}", value="1"),
        h.div(".check-grid")[
            (
                h.label(".check")[
                    h.input(type="checkbox", name=f"option-{setting.name}", value=value, checked=value in ticked),
                    h.span[frame.read(text)],
                ]
                for value, text in setting.values.items()
            )
        ],
        h.p(".hint")[frame.read(msg("If none is ticked, any of them may be used."))],
    ]


def document(frame: Frame, setting: Document, given: str) -> Node:
    return [
        h.textarea(".input", rows="4", spellcheck="false", **named(setting))[given],
        h.p(".hint")[frame.read(msg("As text. Leave empty to use Soloist's values."))],
    ]


def choice_card(name: str, value: str, is_chosen: bool, title: str, text: str) -> h.Element:
    return h.label(".choice-card")[
        h.input(type="radio", name=name, value=value, checked=is_chosen),
        h.span(".choice-body")[h.b[title], h.small[text]],
    ]
