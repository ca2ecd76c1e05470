"""What Ark Nova says of a piece that somebody looks at: all that is printed on a card, what it costs and asks for now,
what the own final scoring cards make of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from soloist.engine import notation
from soloist.engine.seats import SEATS, Seat, seats
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova import board
from soloist.games.arknova.board import Task, University
from soloist.games.arknova.buildings import KIND, Kind
from soloist.games.arknova.cards import (
    CARD,
    FINAL,
    Action,
    Animal,
    Card,
    Count,
    Counted,
    FinalScoring,
    Icon,
    Level,
    Project,
    Sponsor,
)
from soloist.games.arknova.counting import count
from soloist.games.arknova.maps import MAPS
from soloist.games.arknova.scoring import final_conservation
from soloist.games.arknova.state import Stage, Zoo
from soloist.games.arknova.view import View
from soloist.web import markup as h
from soloist.web.faces.arknova import cards as faces
from soloist.web.faces.arknova.actions import SIDES, does, strength_now
from soloist.web.faces.arknova.card_parts import FAMILY_NAMES, slot, slot_class
from soloist.web.faces.arknova.residents import residents
from soloist.web.faces.arknova.seats import middle_seat, table_seen, zoo_of
from soloist.web.faces.arknova.shown import look_of, on_page
from soloist.web.faces.arknova.signs import action_icon, icon_name, icon_tint, school_signs, tray_icon
from soloist.web.faces.arknova.tasks import TASK_ICONS
from soloist.web.faces.arknova.wood import small_shape, state_of
from soloist.web.faces.looks import NAME, Look, Looks, Remark, explained
from soloist.web.html import Node, icon
from soloist.web.scene import Scene
from soloist.wording.arknova import text_effects, texts
from soloist.wording.arknova.pieces import TASK_TEXTS, map_rule

Change = Callable[[Zoo], None]
"""What choosing something would do to the own zoo, as far as it is counted."""


def is_counted(scene: Scene) -> bool:
    """Whether there is a zoo of one's own to count in."""
    return scene.seat is not None and scene.view.stage is not Stage.SETUP


def body(class_: str, *inside: Node) -> h.Element:
    return h.span(class_=f"look-drawing {class_}")[inside]


# what final scoring cards say


def finals_say(scene: Scene, change: Change) -> Iterator[Remark]:
    """Which of the own final scoring cards would count more, and how many then [AN-11.5]."""
    if not is_counted(scene):
        return
    assert scene.seat is not None
    before, after = table_seen(scene), table_seen(scene).copy()
    change(after.zoos[scene.seat])
    finals = before.zoos[scene.seat].finals
    found = [
        (card, what, count(before, scene.seat, what), count(after, scene.seat, what))
        for card in finals
        for what in card.counted
    ]
    more = [each for each in found if each[2] != each[3]]
    for card, what, had, then in more:
        said = msg("{card}: {had} → {then} {counted}", card=card, had=had, then=then, counted=counted_name(what))
        yield Remark("hourglass", scene.read(said), "tint-scoring")
    if finals and not more:
        yield Remark("hourglass", scene.read(msg("Your final scoring cards do not count it.")), "tint-scoring")


def counted_name(what: Count) -> Message:
    """What is counted, several of it; conditions are said as they are."""
    if isinstance(what, Counted) and what in text_effects.HOLDS:
        return text_effects.HOLDS[what]
    is_one = isinstance(what, Counted) and text_effects.COUNTED[what][1] is None
    return text_effects.one(what) if is_one else text_effects.many(what)


def played(card: Animal | Sponsor) -> Change:
    def change(zoo: Zoo) -> None:
        zoo.add_icons(card.counts)
        if isinstance(card, Animal):
            zoo.animals.append(card)
        else:
            zoo.sponsors.append(card)

    return change


def has_icons(icons: Iterable[Icon]) -> Change:
    counts = [0] * len(Icon)
    for each in icons:
        counts[each] += 1
    return lambda zoo: zoo.add_icons(tuple(counts))


# cards


def card(scene: Scene, code: str) -> Look | None:
    """A card that lies open to this seat."""
    found = CARD.get(code)
    if found is None or found not in on_page(scene):
        return None
    return of_card(scene, found)


def of_card(scene: Scene, found: Card) -> Look:
    """As it is printed, with today's price and what is missing."""
    now = list(finals_say(scene, played(found))) if isinstance(found, Animal | Sponsor) else []
    peaceful = scene.view.setup.is_peaceful
    return Look(
        found, body=faces.card_face(found, scene.read, look_of(scene, found), faces.FULL), now=now,
        rules=texts.card_rules(found, peaceful=peaceful), why=found.code, kind=FAMILY_NAMES[type(found)],
    )  # fmt: skip


def final(scene: Scene, code: str) -> Look | None:
    """A final scoring card of one's own, or one to choose; those of others are hidden until the end [AN-11.5]."""
    found = FINAL.get(code)
    return None if found is None or found not in on_page(scene) else of_final(scene, found)


def of_final(scene: Scene, found: FinalScoring) -> Look:
    """What it counts, in steps, how many there are now, and what that gives."""
    shown, now = faces.PRINTED, []
    if is_counted(scene):
        assert scene.seat is not None
        table = table_seen(scene)
        for what in found.counted:
            number = count(table, scene.seat, what)
            if len(found.counted) == 1:
                shown = replace(shown, now=number)
            said = msg("{counted}: {n} now", counted=counted_name(what), n=number)
            if what in text_effects.HOLDS:
                said = msg("{condition}: yes", condition=counted_name(what))
                if not number:
                    said = msg("{condition}: not yet", condition=counted_name(what))
            now.append(Remark("check" if number else "minus", scene.read(said)))
        points = final_conservation(table, scene.seat, found)
        gives = nmsg("It gives {n} conservation now.", "It gives {n} conservation now.", n=points)
        now.append(Remark("conservation", scene.read(gives), "tint-conservation"))
    return Look(
        found, kind=FAMILY_NAMES[FinalScoring], body=faces.card_face(found, scene.read, shown, faces.FULL), now=now,
        rules=texts.card_rules(found), why=found.code,
    )  # fmt: skip


def named(scene: Scene, key: str) -> Look | None:
    """A card that the log names: as it stands where it lies open to this seat, else what is printed on it."""
    kind, _, code = key.partition(":")
    if kind == "final":
        found = FINAL.get(code)
        return None if found is None else final(scene, code) or printed(scene, found)
    open_card = CARD.get(code) if kind == "card" else None
    return None if open_card is None else card(scene, code) or printed(scene, open_card)


def printed(scene: Scene, found: Card | FinalScoring) -> Look:
    peaceful = scene.view.setup.is_peaceful
    face = faces.card_face(found, scene.read, faces.Look(peaceful=peaceful), faces.FULL)
    return Look(found, kind=FAMILY_NAMES[type(found)], body=face, rules=texts.card_rules(found, peaceful=peaceful))


def level(scene: Scene, rest: str) -> Look | None:
    """A level of a project in play."""
    code, _, name = rest.rpartition(":")
    view: View = scene.view
    about = scene.asked.about if scene.asked is not None else None
    project = CARD.get(code) if code else about
    if not isinstance(project, Project) or (code and project not in on_page(scene)):
        return None
    one = next((each for each in project.levels if each.code == name), None)
    if one is None:
        return None
    holders = dict((*view.row, *view.bases)).get(project)
    return of_level(scene, project, one, None if holders is None else holders[project.levels.index(one)])


def of_level(scene: Scene, project: Project, one: Level, holder: int | None) -> Look:
    now = []
    if holder is not None and holder >= 0:
        now.append(Remark("people", scene.read(msg("Taken by {seat}", seat=Seat(holder)))))
    drawn = h.span(class_=f"{slot_class()} look-slot")[slot(project, one, scene.read)]
    return Look(
        project, texts.level_text(project, one), FAMILY_NAMES[Project], body("is-slot", drawn), now,
        texts.card_rules(project),
    )  # fmt: skip


# the action cards and the association board


def action(scene: Scene, code: str) -> Look | None:
    """One of the own action cards: what it does at the strength it has now."""
    found = next((each for each in Action if each.code == code), None)
    if found is None:
        return None
    seat = middle_seat(scene)
    zoo = zoo_of(scene, seat)
    side, strength = zoo.upgraded >> found & 1, strength_now(scene, seat, found)
    place = msg("slot {n}, side {side}", n=zoo.order.index(found) + 1, side=SIDES[side])
    text = msg("Strength {n} now: {does}.", n=strength, does=does(found, side, strength))
    drawn = body("is-sign", icon(action_icon(found)))
    now = [Remark(action_icon(found), scene.read(text))]
    return explained(scene, found, kind=place, body=drawn, now=now, why=found.code)


def task(scene: Scene, code: str) -> Look | None:
    found = next((each for each in Task if each.code == code), None)
    if found is None:
        return None
    name = TASK_ICONS[found]
    kind = msg("Association task {n}", n=int(found))
    return explained(scene, found, kind=kind, body=body("is-sign", icon(name, class_=f"tint-{name}")), why=found.code)


def donation(scene: Scene, _: str) -> Look:
    text = msg("After at least one task, on side II: pay the lowest open price and gain 1 conservation. No worker.")
    return Look(msg("Donation"), text, body=body("is-sign", icon("donate")), rules=("AN-7.13",), why="donate")


def partner(scene: Scene, code: str) -> Look | None:
    """A partner zoo: an icon, a discount, and what the slot it goes to gives."""
    found = next((each for each in board.PARTNER_ZOOS if each.code == code), None)
    if found is None:
        return None
    now = [*icons_then(scene, found, 1), *slot_gives(scene, "partner"), *finals_say(scene, has_icons([found]))]
    text, rules = TASK_TEXTS[Task.PARTNER_ZOO]
    title = msg("Partner zoo: {continent}", continent=found)
    return Look(title, text, task_kind(Task.PARTNER_ZOO), body("is-sign", icon(icon_name(found))), now, rules)


def university(scene: Scene, code: str) -> Look | None:
    found = next((each for each in board.UNIVERSITIES if each.code == code), None)
    if found is None:
        return None
    now = [*icons_then(scene, Icon.SCIENCE, found.research), *of_school(scene, found)]
    if not any(each is found for each in zoo_of(scene, middle_seat(scene)).universities):
        now += [*slot_gives(scene, "university"), *finals_say(scene, studies(found))]
    return explained(
        scene, found, kind=task_kind(Task.UNIVERSITY), body=body("is-signs", school_signs(scene, found)), now=now
    )


def task_kind(task: Task) -> Message:
    return msg("Association task {n}", n=int(task))


def of_school(scene: Scene, found: University) -> Iterator[Remark]:
    if found.hand_limit:
        yield Remark("card", scene.read(msg("Your hand limit at the break becomes {n}.", n=found.hand_limit)))
    if found.reputation:
        gives = msg("{n} reputation at once.", n=found.reputation)
        yield Remark("reputation", scene.read(gives), "tint-reputation")


def studies(school: University) -> Change:
    def change(zoo: Zoo) -> None:
        has_icons([Icon.SCIENCE] * school.research)(zoo)
        zoo.universities = (*zoo.universities, school)

    return change


def icons_then(scene: Scene, kind: Icon, more: int) -> Iterator[Remark]:
    """How many there are, and how many there would be."""
    if more and is_counted(scene):
        had = zoo_of(scene, middle_seat(scene)).icons[kind]
        said = msg("{icon} icons: you have {had}, then {then}.", icon=kind, had=had, then=had + more)
        yield Remark(icon_name(kind), scene.read(said), icon_tint(kind))


def slot_gives(scene: Scene, what: str) -> Iterator[Remark]:
    """What the next slot of the map gives for a partner zoo or a university."""
    if not is_counted(scene):
        return
    zoo = zoo_of(scene, middle_seat(scene))
    has, rewards = len(zoo.universities), zoo.map.universities
    if what == "partner":
        has, rewards = len(zoo.partner_zoos), zoo.map.partner_zoos
    for reward in rewards[has] if has < len(rewards) else ():
        yield Remark(what, scene.read(msg("Number {n} of your map gives: {reward}.", n=has + 1, reward=reward)))


# icons, buildings, maps


def sign(scene: Scene, code: str) -> Look | None:
    """An icon: how many each zoo has, and who counts them."""
    found = next((each for each in Icon if each.code == code), None)
    if found is None:
        return None
    view: View = scene.view
    have = [
        Remark("people", scene.read(msg("{seat}: {n}", seat=seat, n=view.zoos[seat].icons[found])))
        for seat in seats(view.setup.players)
    ]
    text = msg("Conditions of cards, conservation projects and final scoring cards count these icons.")
    drawn = body("is-sign", icon(icon_name(found), class_=icon_tint(found)))
    now = [*have, *finals_say(scene, has_icons([found]))]
    return Look(found, text, body=drawn, now=now, rules=("AN-13.9",))


def kind(scene: Scene, code: str) -> Look | None:
    found = KIND.get(code)
    return None if found is None else of_kind(scene, found, why=found.code)


def of_kind(scene: Scene, found: Kind, why: str = "", now: Iterable[Remark] = ()) -> Look | None:
    return explained(scene, found, body=body("is-shape", small_shape(found)), why=why, now=[*now])


def building(scene: Scene, code: str) -> Look | None:
    """A building of any zoo, who lives there, and whether there is room in it."""
    for seat, zoo in zip(SEATS, scene.view.zoos, strict=False):
        found = next((each for each in zoo.buildings if notation.code(each) == code), None)
        if found is not None:
            state = state_of(found, residents(scene, seat).get(found.footprint.mask))
            return of_kind(scene, found.kind, now=[Remark(tray_icon(found.kind), scene.read(state))])
    return None


def zoo_map(scene: Scene, code: str) -> Look | None:
    found = MAPS.get(code)
    return None if found is None else Look(found, msg("Map {id}", id=found.id), rules=(map_rule(found),))


LOOKS: Looks = {
    "card": card, "final": final, NAME: named, "level": level, "act": action, "task": task, "donate": donation,
    "partner": partner, "university": university, "icon": sign,
    "kind": kind, "building": building, "map": zoo_map,
}  # fmt: skip
