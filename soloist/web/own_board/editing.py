"""Where somebody is in making the board theirs: the file so far, the page, what is picked; and what each tap does."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from soloist.engine.documents import misshapen_json
from soloist.engine.errors import BadSetting
from soloist.engine.words import Message, msg
from soloist.games.orichalcum import own_box, own_counts
from soloist.games.orichalcum.box import CENTRE, SIZES, AiPlan, Yield
from soloist.games.orichalcum.circles import Place
from soloist.games.orichalcum.own_box import PARTS, OwnBox
from soloist.games.orichalcum.pieces import BASE, TERRAIN, Goods

LOOK, DONE, MORE, FILE = "look", "done", "more", "file"
CHAIN = (LOOK, "spots", "arrows", "order", "start", "track", "payment", "cards", DONE)
"""The pages, one after the other; others are reached from the last one."""
BESIDE = tuple(part for part in PARTS if part not in CHAIN)
STEPS = (*CHAIN, MORE, *BESIDE, FILE)
OUR_RINGS, MOST_RINGS = 3, 7
MOST_BACK = 80  # taps that can be taken back
LARGEST_PAST = 2_000_000
LONGEST_NAME = 40
YIELDS = (Yield(), Yield(hoplites=1), Yield(nuggets=1), Yield(hoplites=1, nuggets=1), Yield(medallions=1))
"""What a tap on a space of the track goes through."""
KEPT = ("box", "step", "sector", "picked", "checked")  # the fields that taking back brings back


@dataclass(frozen=True)
class Editing:
    """All of it; each field is one of the form."""

    own: OwnBox = field(default_factory=OwnBox)
    step: str = LOOK
    sector: int = 0
    picked: tuple[Place, ...] = ()
    at: str = ""  # what of the page is chosen
    rings: int = OUR_RINGS  # of circles that can be tapped
    checked: frozenset[str] = frozenset()
    name: str = ""
    past: tuple[Mapping[str, str], ...] = ()  # the fields of earlier ones
    problem: Message | None = None

    @property
    def plan(self) -> AiPlan:
        return self.own.plan

    @property
    def document(self) -> str:
        """The file to play with: what differs from ours, or was checked."""
        return self.own.document(self.checked)

    def fields(self) -> dict[str, str]:
        """As the form carries it."""
        return {
            "box": self.own.text, "step": self.step, "sector": str(self.sector),
            "picked": ",".join(map(own_box.circle, self.picked)), "at": self.at, "rings": str(self.rings),
            "checked": " ".join(sorted(self.checked)), "past": packed(self.past),
        }  # fmt: skip

    def goes(self, step: str) -> Editing:
        return replace(self, step=step, picked=(), at="")


def status(editing: Editing, part: str) -> str:
    """`changed`, `checked` or `ours`."""
    if not editing.own.is_ours(part):
        return "changed"
    return "checked" if part in editing.checked else "ours"


# reading the form


def read_editing(fields: Mapping[str, str]) -> Editing:
    """What a form carries; raises BadSetting if the file in it cannot be read."""
    own = own_box.begun(fields.get("box", "").replace("\r\n", "\n"))
    step = fields.get("step", LOOK)
    picked = [place_of(text) for text in fields.get("picked", "").split(",") if text]
    return Editing(
        own=own,
        step=step if step in STEPS else LOOK,
        sector=min(whole(fields.get("sector", "")), len(own.plan.sectors) - 1),
        picked=tuple(picked),
        at=fields.get("at", ""),
        rings=min(max(whole(fields.get("rings", "")), OUR_RINGS), MOST_RINGS),
        checked=frozenset(part for part in fields.get("checked", "").split() if part in PARTS),
        name=fields.get("name", "").strip()[:LONGEST_NAME],
        past=unpacked(fields.get("past", "")),
    )


def whole(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0


def place_of(text: str) -> Place:
    words = text.split()
    if len(words) != 2 or not all(word.removeprefix("-").isdecimal() and len(word) < 4 for word in words):
        raise BadSetting(NOT_HERE)
    return int(words[0]), int(words[1])


def packed(past: tuple[Mapping[str, str], ...]) -> str:
    """Short: the files of one tap and the next are nearly the same."""
    return b64encode(zlib.compress(json.dumps(past).encode(), 6)).decode() if past else ""


def unpacked(text: str) -> tuple[Mapping[str, str], ...]:
    """Nothing if it is not ours."""
    try:
        content = zlib.decompressobj().decompress(b64decode(text, validate=True), LARGEST_PAST).decode()
        whole_past = [] if misshapen_json(content) else json.loads(content)
    except (ValueError, zlib.error):
        return ()
    listed = whole_past if isinstance(whole_past, list) else []
    found = [{name: str(each.get(name, "")) for name in KEPT} for each in listed if isinstance(each, dict)]
    return tuple(found[-MOST_BACK:])


# taps

NOT_HERE = msg("This cannot be tapped here.")
Tap = Callable[[Editing, str], Editing]


def tapped(editing: Editing, what: str, fields: Mapping[str, str]) -> Editing:
    """After a tap: `circle:2 -1`. One that cannot be leaves everything as it is and says why."""
    verb, _, rest = what.partition(":")
    if verb == "undo":
        return undone(editing)
    try:
        if verb in TYPED:
            after = TYPED[verb](editing, rest, fields)
        elif verb in TAPS:
            after = TAPS[verb](editing, rest)
        else:
            raise BadSetting(NOT_HERE)
    except BadSetting as problem:
        return replace(editing, problem=problem.message)
    before, now = editing.fields(), after.fields()
    if any(before[name] != now[name] for name in KEPT if name != "step"):
        earlier = {name: before[name] for name in KEPT}
        after = replace(after, past=(*editing.past, earlier)[-MOST_BACK:])
    return after


def undone(editing: Editing) -> Editing:
    """One tap back, on the page on which it was made."""
    if not editing.past:
        return editing
    *past, last = editing.past
    try:
        before = read_editing(last)
    except BadSetting:
        return replace(editing, past=())
    return replace(before, past=tuple(past), name=editing.name, rings=editing.rings, at=editing.at)


def go(editing: Editing, step: str) -> Editing:
    if step not in STEPS:
        raise BadSetting(NOT_HERE)
    return editing.goes(step)


def onward(editing: Editing, step: str) -> Editing:
    """To another page, having looked at this one."""
    seen = {editing.step} & set(PARTS)
    return replace(go(editing, step), checked=editing.checked | seen)


def with_plan(editing: Editing, plan: AiPlan) -> Editing:
    return replace(editing, own=editing.own.with_plan(plan))


def sector(editing: Editing, number: str) -> Editing:
    if whole(number) >= len(editing.plan.sectors):
        raise BadSetting(NOT_HERE)
    return replace(editing, sector=whole(number), picked=())


def more_sectors(editing: Editing, _: str) -> Editing:
    plan = replace(editing.plan, sectors=(*editing.plan.sectors, ()))
    return replace(with_plan(editing, plan), sector=len(plan.sectors) - 1, picked=())


def no_sector(editing: Editing, _: str) -> Editing:
    """Without the chosen one; those after it move up."""
    sectors = [each for number, each in enumerate(editing.plan.sectors) if number != editing.sector]
    plan = replace(editing.plan, sectors=tuple(sectors))
    return replace(with_plan(editing, plan), sector=max(editing.sector - 1, 0), picked=())


def circle(editing: Editing, text: str) -> Editing:
    """A free circle is picked, or no longer; a spot is taken off."""
    place = place_of(text)
    if place == CENTRE:
        return go(editing, "arrows")
    found = own_box.spot_at(editing.plan, place)
    if found is not None:
        return replace(with_plan(editing, own_box.without_spot(editing.plan, *found)), sector=found[0])
    if place in editing.picked:
        return replace(editing, picked=tuple(each for each in editing.picked if each != place))
    return replace(editing, picked=own_box.together((*editing.picked, place)))


def spot(editing: Editing, _: str) -> Editing:
    if not editing.picked:
        raise BadSetting(msg("Tap one to three circles first."))
    return replace(with_plan(editing, own_box.with_spot(editing.plan, editing.sector, editing.picked)), picked=())


def arrow(editing: Editing, text: str) -> Editing:
    place = place_of(text)
    if place == CENTRE:
        raise BadSetting(NOT_HERE)
    return with_plan(editing, own_box.switched_arrow(editing.plan, place))


def rings(editing: Editing, by: str) -> Editing:
    now = editing.rings + (1 if by == "more" else -1)
    return replace(editing, rings=min(max(now, OUR_RINGS), MOST_RINGS))


def terrain(editing: Editing, word: str) -> Editing:
    if word not in TERRAIN:
        raise BadSetting(NOT_HERE)
    return with_plan(editing, own_box.ranked(editing.plan, TERRAIN[word]))


def titan(editing: Editing, word: str) -> Editing:
    if word not in (each.code for each in BASE):
        raise BadSetting(NOT_HERE)
    return with_plan(editing, replace(editing.plan, titan=TERRAIN[word]))


def start(editing: Editing, text: str) -> Editing:
    """`hoplites more`: what it begins with."""
    name, _, by = text.partition(" ")
    if name not in ("hoplites", "nuggets"):
        raise BadSetting(NOT_HERE)
    return with_plan(editing, replace(editing.plan, **{name: getattr(editing.plan, name) + amount(by)}))


def amount(by: str) -> int:
    return 1 if by == "more" else -1


# the track


def space(editing: Editing, number: str) -> Editing:
    """A space is chosen, and gives the next of what is usual."""
    if whole(number) >= len(editing.plan.track):
        raise BadSetting(NOT_HERE)
    now = editing.plan.track[whole(number)]
    after = YIELDS[(YIELDS.index(now) + 1) % len(YIELDS)] if now in YIELDS else YIELDS[0]
    return replace(with_space(editing, whole(number), after), at=number)


def with_space(editing: Editing, number: int, given: Yield) -> Editing:
    track = tuple(given if place == number else each for place, each in enumerate(editing.plan.track))
    return with_plan(editing, replace(editing.plan, track=track))


def gives(editing: Editing, text: str) -> Editing:
    """`hoplites more`: of the chosen space, whatever is printed there."""
    name, _, by = text.partition(" ")
    if name not in ("hoplites", "nuggets", "medallions") or whole(editing.at) >= len(editing.plan.track):
        raise BadSetting(NOT_HERE)
    now = editing.plan.track[whole(editing.at)]
    return with_space(editing, whole(editing.at), replace(now, **{name: max(getattr(now, name) + amount(by), 0)}))


def spaces(editing: Editing, by: str) -> Editing:
    track = editing.plan.track
    longer = (*track, Yield()) if by == "more" else track[:-1]
    return replace(with_plan(editing, replace(editing.plan, track=longer)), at="")


# what an additional action is paid with


def pays(editing: Editing, word: str) -> Editing:
    """One more entry at the end."""
    found = next((goods for goods in Goods if goods.code == word), None)
    if found is None:
        raise BadSetting(NOT_HERE)
    return with_plan(editing, replace(editing.plan, payment=(*editing.plan.payment, (found, None))))


def pays_not(editing: Editing, number: str) -> Editing:
    payment = tuple(each for place, each in enumerate(editing.plan.payment) if place != whole(number))
    return with_plan(editing, replace(editing.plan, payment=payment))


def paid(editing: Editing, text: str) -> Editing:
    """`0 more`: the amount of an entry; the usual price is one of them."""
    number, _, by = text.partition(" ")
    usual = own_counts.number(editing.own, ("extra_action_price",))
    payment = list(editing.plan.payment)
    if whole(number) >= len(payment):
        raise BadSetting(NOT_HERE)
    goods, now = payment[whole(number)]
    after = (usual if now is None else now) + amount(by)
    payment[whole(number)] = goods, None if after == usual else after
    return with_plan(editing, replace(editing.plan, payment=tuple(payment)))


# numbers and lists of the other blocks


def choose(editing: Editing, at: str) -> Editing:
    return replace(editing, at=at)


def count(editing: Editing, text: str) -> Editing:
    """`prices/2 more`"""
    where, _, by = text.rpartition(" ")
    path = own_counts.path_of(where)
    value = own_counts.number(editing.own, path) + amount(by)
    return replace(editing, own=own_counts.with_number(editing.own, path, value), at=editing.at or where)


def put(editing: Editing, text: str) -> Editing:
    """`titans/mountain capture`"""
    where, _, word = text.rpartition(" ")
    return replace(editing, own=own_counts.with_value(editing.own, own_counts.path_of(where), word))


def longer(editing: Editing, where: str) -> Editing:
    return replace(editing, own=own_counts.longer(editing.own, own_counts.path_of(where)))


def shorter(editing: Editing, where: str) -> Editing:
    return replace(editing, own=own_counts.shorter(editing.own, own_counts.path_of(where)), at="")


def ours(editing: Editing, part: str) -> Editing:
    """This part as we drew it."""
    if part not in PARTS:
        raise BadSetting(NOT_HERE)
    return replace(editing, own=editing.own.as_ours(part), checked=editing.checked - {part}, picked=(), sector=0, at="")


TAPS: dict[str, Tap] = {
    "go": go, "onward": onward, "stay": lambda editing, _: editing, "sector": sector, "more-sectors": more_sectors,
    "no-sector": no_sector, "circle": circle, "spot": spot, "arrow": arrow, "rings": rings, "terrain": terrain,
    "titan": titan, "start": start, "space": space, "gives": gives, "spaces": spaces, "pays": pays,
    "pays-not": pays_not, "paid": paid, "choose": choose, "count": count, "put": put, "longer": longer,
    "shorter": shorter, "ours": ours,
}  # fmt: skip


# what is typed or chosen in lists


def tile(editing: Editing, _: str, fields: Mapping[str, str]) -> Editing:
    own, path = own_counts.with_tile(editing.own, [fields.get(f"terrain-{n}", "") for n in SIZES])
    return replace(editing, own=own, at="/".join(path))


def creature(editing: Editing, number: str, fields: Mapping[str, str]) -> Editing:
    """The name of one, or a new one."""
    rows: list[dict[str, Any]] = [dict(row) for row in editing.own.block("creatures")]
    name = " ".join(fields.get("creature", "").split())
    if number == "new":
        rows.append({"name": name, "strength": 1, "hoplites": 0, "nuggets": 0, "count": 1})
    elif whole(number) < len(rows):
        rows[whole(number)]["name"] = name
    at = str(len(rows) - 1) if number == "new" else number
    return replace(editing, own=editing.own.with_block("creatures", rows), at=at)


def island(editing: Editing, number: str, fields: Mapping[str, str]) -> Editing:
    """An island with its rows, or a new one."""
    rows = [line.strip() for line in fields.get("island-rows", "").splitlines() if line.strip()]
    row = {"name": fields.get("island-name", ""), "side": fields.get("island-side", ""), "rows": rows}
    islands = list(editing.own.block("islands"))
    if number == "new":
        islands.append(row)
    elif whole(number) < len(islands):
        islands[whole(number)] = row
    at = str(len(islands) - 1) if number == "new" else number
    return replace(editing, own=editing.own.with_block("islands", islands), at=at)


def read_file(editing: Editing, _: str, fields: Mapping[str, str]) -> Editing:
    """What somebody has passed on, or typed: the whole of it, and its owner has looked at what it names."""
    own = own_box.finished(fields.get("file", "").replace("\r\n", "\n"))
    return replace(editing.goes(DONE), own=own, checked=own_box.said_in(own), sector=0, rings=OUR_RINGS)


TYPED: dict[str, Callable[[Editing, str, Mapping[str, str]], Editing]] = {
    "tile": tile, "creature": creature, "island": island, "read": read_file,
}  # fmt: skip
