"""Ark Nova's cards in the browser: every card in every size, sound and whole."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markupsafe import Markup, escape

import soloist.web
from soloist.engine.words import msg
from soloist.games.arknova.buildings import KIND
from soloist.games.arknova.cards import (
    ANIMALS,
    CARD,
    CATEGORIES,
    FINAL,
    FINAL_CARDS,
    PROJECTS,
    SPONSORS,
    Counted,
    Sponsor,
    Trigger,
)
from soloist.games.arknova.state import BLOCKED, FREE
from soloist.language import Reader
from soloist.web.faces.arknova import card_figures
from soloist.web.faces.arknova.card_figures import AnyCard, about_icons, count_icons
from soloist.web.faces.arknova.card_formulas import formulas
from soloist.web.faces.arknova.card_parts import slot, slot_class, slot_title
from soloist.web.faces.arknova.cards import (
    CHIP,
    FULL,
    LINE,
    PRINTED,
    SMALL,
    Look,
    back,
    card_class,
    card_face,
    face_small,
)
from soloist.web.faces.arknova.ground import outline
from soloist.web.markup import render
from soloist.web.statics import contents
from tests.scenarios.arknova.named import animal, project, sponsor

CARDS: list[AnyCard] = [*ANIMALS, *SPONSORS, *PROJECTS, *FINAL_CARDS]
SIZES = (FULL, SMALL, LINE, CHIP)
INSIDE_BUTTONS = {"span", "b", "s", "svg", "use", "path"}
READ = Reader().read
STATIC = Path(soloist.web.__file__).parent / "static"


def safe(thing: object) -> Markup:
    """As a scene reads: escaped, and with markup around names."""
    reader = Reader("en", None, lambda _, text: f"<i>{text}</i>", lambda text: str(escape(text)))
    return Markup(reader.read(thing))


class Drawn(HTMLParser):
    """What a drawing is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.classes: list[str] = []
        self.icons: set[str] = set()
        self.labels: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(str(text))
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.tags[tag] += 1
        for name, value in attrs:
            self.attributes.add(name)
            if name == "class":
                self.classes += (value or "").split()
            if name == "href":
                self.icons.add((value or "").partition("#i-")[2])
            if name in ("title", "aria-label"):
                self.labels.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def drawn(card: AnyCard, size: str = SMALL, look: Look = PRINTED) -> Drawn:
    return Drawn(render(card_face(card, READ, look, size)))


# every card


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_faces_are_sound(card: AnyCard, size: str) -> None:
    found = drawn(card, size)
    assert card.name in " ".join(found.text.split())
    assert set(found.tags) <= INSIDE_BUTTONS
    assert "style" not in found.attributes
    assert not re.search(r"[{}]|None", found.text + "".join(found.labels))
    assert all(f'id="i-{name}"' in contents()["icons.svg"].decode() for name in found.icons)


@pytest.mark.parametrize("size", SIZES)
def test_faces_are_the_same_for_a_scene(size: str) -> None:
    """Names in sentences may carry markup; labels never do, and nothing is escaped twice."""
    for card in CARDS:
        text = render(card_face(card, safe, size=size))
        assert "&lt;i&gt;" not in text
        assert "&amp;" not in text
        plain = drawn(card, size)
        assert Drawn(text).labels == plain.labels


def test_every_class_has_a_style() -> None:
    styles = "".join((STATIC / name).read_text("utf-8") for name in ("base.css", "arknova-cards.css", "arknova.css"))
    styled = set(re.findall(r"\.([a-z][\w-]*)", styles))
    used = {name for card in CARDS for size in SIZES for name in drawn(card, size).classes}
    plain = {"face-head", "face-home", "face-lead", "face-about", "face-asks", "face-blocked"}
    assert used - styled - plain == set()


def test_small_cards_show_what_is_printed() -> None:
    for card in ANIMALS:
        found = drawn(card)
        assert found.classes.count("face-tag") == len(card.icons)
        assert found.text.startswith(str(card.cost))
        assert all(f"{n}" in found.text for n in (card.appeal, card.conservation, card.reputation) if n)
    assert all(drawn(card).text.startswith(str(card.level)) for card in SPONSORS)


@pytest.mark.parametrize("card", SPONSORS, ids=repr)
def test_sponsors_have_a_row_for_each_moment(card: Sponsor) -> None:
    moments = (card.on_play, (*card.triggers, *card.ongoing), card.income, card.endgame)
    rows = formulas(card, READ)
    assert len(rows) == sum(bool(moment) for moment in moments)
    assert all('role="img"' in render(row) for row in rows)


def test_triggers_show_their_icon() -> None:
    for card in SPONSORS:
        for trigger in (effect for effect in card.triggers if isinstance(effect, Trigger)):
            assert {"petting" if trigger.icon.code == "petting_zoo" else trigger.icon.code} <= drawn(card).icons


# figures


def test_figures_are_drawn() -> None:
    sprite = contents()["icons.svg"].decode()
    names = {name for card in CARDS for name in about_icons(card)} | {n for c in Counted for n in count_icons(c)}
    assert all(f'id="i-{name}"' in sprite for name in names)


def test_the_lists_of_figures_name_cards() -> None:
    assert card_figures._SPECIES.keys() <= {card.code for card in ANIMALS}
    assert card_figures._SPONSORS.keys() <= {card.code for card in SPONSORS}
    assert len(card_figures._SPECIES) == sum(len(codes) for codes in card_figures._DRAWN.values())


def test_other_animals_show_their_category_bears_as_bears() -> None:
    assert about_icons(animal("sloth-bear")) == ("bear",)
    assert about_icons(animal("cougar")) == ("predator",)
    categories = {"petting" if kind.code == "petting_zoo" else kind.code for kind in CATEGORIES}
    for card in ANIMALS:
        assert card.code in card_figures._SPECIES or about_icons(card)[0] in categories


def test_unique_buildings_are_drawn_as_they_lie() -> None:
    for card in (card for card in SPONSORS if card.building):
        assert all(drawn(card, size).tags["path"] == 1 for size in (FULL, SMALL, CHIP))
        assert outline(KIND[card.building].cells, 1.5) in render(card_face(card, READ))


# states


def test_prices_and_levels_now() -> None:
    koala = drawn(animal("koala"), look=Look(price=15, old_price=21))
    assert koala.text.startswith("1521")
    assert koala.tags["s"] == 1
    assert drawn(animal("koala"), look=Look(price=21, old_price=21)).tags["s"] == 0
    assert drawn(sponsor("explorer"), look=Look(price=4, old_price=5)).text.startswith("45")
    assert drawn(animal("koala"), look=Look(price=0)).text.startswith("0")


@pytest.mark.parametrize(
    ("code", "keys"),
    [
        ("giant-panda", {"herbivore", "bear", "partner_zoo"}),
        ("bald-eagle", {"upgraded", "water", "money"}),
        ("waza-large-animal-program", {"reputation", "upgraded", "level"}),
        ("basic-research", {"max_appeal"}),
        ("zoo-school", {"border"}),
    ],
)
def test_what_is_missing_is_marked(code: str, keys: set[str]) -> None:
    found = drawn(CARD[code], look=Look(missing=frozenset(keys)))
    assert found.classes.count("is-missing") == len(keys)
    assert "is-missing" not in drawn(CARD[code]).classes


def test_a_reason_is_printed_on_the_card() -> None:
    found = drawn(animal("bald-eagle"), look=Look(reason=msg("Needs Animals II")))
    assert "Needs Animals II" in found.text
    assert "face-reason" in found.classes


def test_abilities_of_a_game_without_interaction() -> None:
    assert "Venom" in drawn(animal("platypus")).text
    peaceful = Look(peaceful=True)
    assert all("Inventive 1" in drawn(animal("platypus"), size, peaceful).text for size in (FULL, SMALL, LINE))


# projects and final scoring


def test_levels_taken_blocked_and_met() -> None:
    africa = project("africa")
    holders = list(zip(africa.levels, (BLOCKED, 1, FREE), strict=True))
    assert [slot_class(holder, True) for _, holder in holders] == [
        "face-slot is-blocked", "face-slot is-taken", "face-slot is-met",
    ]  # fmt: skip
    assert "seat-2" in Drawn(render(slot(africa, africa.levels[1], READ, 1))).classes
    assert [slot_title(africa, level, READ, holder) for level, holder in holders] == [
        "5 Africa icons: 5 conservation (blocked)", "4 Africa icons: 3 conservation (taken by Seat B)",
        "2 Africa icons: 2 conservation",
    ]  # fmt: skip
    assert slot_class(0, True) == "face-slot is-taken"
    met = drawn(africa, look=Look(met=(True, False, True)))
    assert met.classes.count("is-met") == 2


@pytest.mark.parametrize(("now", "reached"), [(None, 0), (2, 0), (3, 1), (7, 1), (99, 1)])
def test_the_step_reached_stands_out(now: int | None, reached: int) -> None:
    found = drawn(FINAL["small-animal-zoo"], look=Look(now=now))
    assert found.classes.count("is-reached") == reached
    assert found.classes.count("face-step") == 4


def test_backs_show_nothing() -> None:
    found = Drawn(render(back("a hidden card")))
    assert found.text == ""
    assert found.labels == ["a hidden card"]


def test_a_face_goes_into_an_element_of_the_table() -> None:
    koala = animal("koala")
    assert card_class(koala) == "face face-small family-animal lit-plain picked-plain"
    assert card_class(koala, LINE) == "face face-line family-animal"
    assert str(render(card_face(koala, READ))).endswith(str(render(face_small(koala, READ))) + "</span>")
