"""Effects of sponsors as short rows of icons and numbers, where there is no room for sentences."""

from __future__ import annotations

from dataclasses import replace

from soloist.engine.words import msg
from soloist.games.arknova import effect_facts
from soloist.games.arknova.cards import Ability, Icon, Size, Sponsor
from soloist.games.arknova.effect_facts import Count, Counted, Effect, Gain, Resource
from soloist.web import markup as h
from soloist.web.faces.arknova.card_figures import COUNTED
from soloist.web.faces.arknova.card_parts import SIZES, Read, plain, size_sign
from soloist.web.faces.arknova.signs import action_icon, gain_icon, icon_name, icon_tint, tint
from soloist.web.html import Node, icon
from soloist.wording.arknova import texts
from soloist.wording.arknova.text_effects import HOLDS, effect_text

MARKS = {
    texts.PLAY: "play", texts.LASTING: "lasting", texts.INCOME: "break", texts.END: "hourglass",
    texts.BUILDING: "act-build",
}  # fmt: skip
"""When an effect comes, as a drawing."""

RESOURCES = (Resource.MONEY, Resource.APPEAL, Resource.REPUTATION, Resource.CONSERVATION, Resource.X_TOKEN)
SHORT = {
    "veterinarian": msg("Projects at 4"),
    "breeding-cooperation": msg("as any icon"),
    "breeding-program": msg("as any icon"),
    "engineer": msg("One more building of a kind just built"),
    "archaeologist": msg("Border bonus: one more bonus"),
    "migration-recording": msg("Release again, 1 more"),
    "quarantine-lab": msg("Immune"),
    "waza-special-assignment": msg("That size"),
    "waza-small-animals-program": msg("One more small animal"),
    "explorer": msg("New icon"),
    "waza-large-animal-program": msg("Large: ignore a condition"),
}
"""Special effects in two or three words."""
SHORT_WHEN_PLAYED = {"waza-special-assignment": msg("Find a small or large animal")}


def formulas(sponsor: Sponsor, read: Read) -> list[h.Element]:
    """One row for each moment at which something happens."""
    found = []
    for when, effects in texts.moments(sponsor):
        is_play = when is texts.PLAY
        said = " ".join(plain(read, effect_text(effect, when_played=is_play)) for effect in effects)
        label = f"{plain(read, when)}: {said}"
        drawn = [_drawn(effect, read, is_play) for effect in effects]
        found.append(h.span(".face-row", role="img", aria_label=label, data_tip=label)[
            icon(MARKS[when], class_="face-mark"), h.span(".face-formula")[drawn]
        ])  # fmt: skip
    return found


def _drawn(effect: Effect, read: Read, is_play: bool = False) -> Node:
    match effect:
        case effect_facts.Gain():
            return _gain(effect)
        case effect_facts.Tiers():
            return _tiers(effect)
        case effect_facts.Shared():
            return _gain(effect.gain), h.span(".face-part")[
                icon("people"), _amount(Resource.MONEY, effect.others_money)
            ]
        case effect_facts.Place():
            size = effect.building.removeprefix("enclosure_")
            return h.span(".face-part")[size_sign(size) if size.isdecimal() else icon(effect.building)]
        case effect_facts.Tokens():
            return h.span(".face-part")[(h.span(".face-token") for _ in range(effect.count))]
        case effect_facts.Discount():
            return h.span(".face-part")[size_sign(SIZES[effect.size]), _amount(Resource.MONEY, f"−{effect.money}")]
        case effect_facts.Special():
            return _special(effect, read, is_play)
        case effect_facts.Covering():
            beside = icon(icon_name(effect.beside), class_=icon_tint(effect.beside))
            return h.span(".face-part")[icon("space"), beside, _arrow()], _gain(effect.gain)
        case effect_facts.Trigger():
            any_zoo = None if effect.own else icon("people")
            return h.span(".face-part")[_count(effect.icon), any_zoo, _arrow()], _drawn(effect.effect, read)
        case Ability():
            return keyword(effect, read)


def keyword(ability: Ability, read: Read) -> h.Element:
    """Its name and number; the action or the icon it is about is drawn."""
    name = read(replace(ability, action=None, icon=None))
    about = None if ability.action is None else icon(action_icon(ability.action), plain(read, ability.action))
    if ability.icon is not None:
        about = icon(icon_name(ability.icon), plain(read, ability.icon))
    return h.span(".face-keyword")[name, " " if about else None, about]


def _special(effect: effect_facts.Special, read: Read, is_play: bool) -> Node:
    short = SHORT_WHEN_PLAYED if is_play else SHORT
    words = h.span(".face-words")[read(short[effect.code])] if effect.code in short else None
    match effect.code:
        case "breeding-cooperation" | "breeding-program":
            return h.span(".face-part")[h.span(".face-token")], words
        case "okapi-stable":
            return h.span(".face-part")[h.span(".face-token"), _arrow(), icon("act-sponsors")]
        case "diversity-researcher":
            return h.span(".face-part")[icon("act-build"), _arrow(), _count(Icon.WATER), _count(Icon.ROCK)]
        case "explorer":
            return words, h.span(".face-part")[_arrow(), _amount(Resource.APPEAL, 1), _amount(Resource.MONEY, 2)]
        case "waza-special-assignment" if not is_play:
            return words, h.span(".face-part")[_arrow(), _amount(Resource.APPEAL, "2·4")]
    return words


def _gain(gain: Gain) -> Node:
    first = _amount(gain.what, gain.each)
    if gain.per is None:
        return h.span(".face-part")[first]
    every = f"{gain.every}" if gain.every > 1 else None
    most = h.span(".face-most")[f"≤{gain.most}"] if gain.most is not None else None
    return h.span(".face-part")[first, h.span(".face-per")["/"], every, _count(gain.per), most]


def _tiers(tiers: effect_facts.Tiers) -> Node:
    numbers = None if tiers.count in HOLDS else "·".join(map(str, tiers.at))
    asked = h.span(".face-part")[numbers, _count(tiers.count), icon("check") if numbers is None else None, _arrow()]
    return asked, h.span(".face-part")[_amount(tiers.what, "·".join(map(str, tiers.amounts)))]


def _amount(what: Resource, number: int | str) -> h.Element:
    name = gain_icon(what)
    is_counter = what in RESOURCES or number != 1
    return h.span(class_=f"gain {tint(name)}")[icon(name), str(number) if is_counter else None]


def _count(count: Count) -> Node:
    if isinstance(count, Icon):
        return icon(icon_name(count), class_=icon_tint(count))
    if count in (Counted.SMALL_ANIMAL, Counted.LARGE_ANIMAL):
        return size_sign(SIZES[Size.SMALL if count is Counted.SMALL_ANIMAL else Size.LARGE])
    if count is Counted.OCCUPIED_ENCLOSURE_1:
        return size_sign("1"), icon("act-animals")
    if count is Counted.EMPTY_GROUP_OF_6:
        return "6", icon("space")
    terrain = {"rock": "ark-rock", "water": "ark-water"}
    return [icon(name, class_=tint(name) or terrain.get(name, "")) for name in COUNTED[count]]


def _arrow() -> h.Element:
    return h.span(".face-arrow")["→"]
