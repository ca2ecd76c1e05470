"""Effects, conditions and homes of cards in a few letters, as they stand on the lines of a hand or a display."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from soloist.engine.words import Message, msg
from soloist.games.arknova import board, buildings, effect_facts
from soloist.games.arknova.cards import Ability, Animal, Icon, Project, ProjectKind, Size, Sponsor
from soloist.games.arknova.effect_facts import Count, Counted, Resource
from soloist.terminal import arknova_look as look
from soloist.terminal.draw import Pen
from soloist.wording.arknova import text_effects, texts

COUNTED: dict[Counted, Message] = {
    Counted.UNIVERSITY: msg("univ."), Counted.PROJECT_SUPPORT: msg("support"), Counted.SPONSOR_CARD: msg("sponsor"),
    Counted.SMALL_ANIMAL: msg("small"), Counted.LARGE_ANIMAL: msg("large"),
    Counted.REPUTATION: look.sign_only(look.REPUTATION), Counted.X_TOKEN: look.sign_only(look.X_TOKEN),
    Counted.DISTINCT_CATEGORY: msg("category"), Counted.DISTINCT_CONTINENT: msg("continent"),
    Counted.DISTINCT_ICON: msg("new icon"), Counted.WATER_ROCK_SET: msg("~^ pair"),
    Counted.CATEGORY_MAJORITY: msg("category ahead"), Counted.KIOSK: msg("kiosk"),
    Counted.OCCUPIED_ENCLOSURE_1: look.sign_only(f"{look.FULL}1"), Counted.ADJACENT_BUILDING: msg("building beside"),
    Counted.CONNECTED_WATER: msg("~ touched"), Counted.CONNECTED_ROCK: msg("^ touched"),
    Counted.CONNECTED_BORDER: msg("border touched"), Counted.CONNECTED_BONUS: msg("bonus touched"),
    Counted.ISOLATED_WATER: msg("~ apart"), Counted.ISOLATED_ROCK: msg("^ apart"),
    Counted.ISOLATED_BONUS: msg("bonus apart"), Counted.EMPTY_SPACE: msg("empty hex"),
    Counted.EMPTY_GROUP_OF_6: msg("6 empty hexes"), Counted.ALL_WATER_CONNECTED: msg("all ~ touched"),
    Counted.ALL_ROCK_CONNECTED: msg("all ^ touched"), Counted.ALL_BORDER_COVERED: msg("border covered"),
    Counted.MAP_COVERED: msg("map covered"),
}  # fmt: skip
ICON_TOKEN = msg("token = any icon")
SPECIALS: dict[str, Message] = {
    "veterinarian": msg("projects at strength 4"), "breeding-cooperation": ICON_TOKEN, "breeding-program": ICON_TOKEN,
    "engineer": msg("one more building"), "diversity-researcher": msg("builds on ~ and ^"),
    "archaeologist": msg("border bonus twice"), "migration-recording": msg("releases ♣+1, again"),
    "quarantine-lab": msg("immune"), "waza-special-assignment": msg("only small or only large"),
    "waza-small-animals-program": msg("one more small animal"), "okapi-stable": msg("token: sponsor for $"),
    "explorer": msg("new icon▸♥1 $2"), "waza-large-animal-program": msg("large: one condition fewer"),
}  # fmt: skip
"""What is one of a kind, by the code of the card; `?` says it in full."""


def count_code(what: Count, pen: Pen) -> Text:
    """What is counted: an icon, or a word."""
    if isinstance(what, Icon):
        return Text(look.icon_code(what, pen), look.ICON_INK[what])
    return pen.write(COUNTED[what])


def gained_code(what: Resource, amount: str, pen: Pen) -> Text:
    """♥2, $3/6/9, card."""
    if what.name in look.SIGNS:
        return look.sign(look.SIGNS[what.name], amount)
    word = pen.write(look.WORDS[what.name])
    return word if amount == "1" else Text.assemble(f"{amount}×", word)


def slashed(numbers: tuple[int, ...]) -> str:
    return "/".join(str(number) for number in numbers)


def effect_code(effect: effect_facts.Effect, pen: Pen) -> Text:
    """One effect in a few letters; what is one of a kind is only hinted at."""
    match effect:
        case effect_facts.Gain():
            return gain_code(effect, pen)
        case effect_facts.Tiers():
            amount = gained_code(effect.what, slashed(effect.amounts), pen)
            if effect.count in text_effects.HOLDS:
                return Text.assemble(amount, ":", count_code(effect.count, pen))
            return Text.assemble(amount, f":{slashed(effect.at)} ", count_code(effect.count, pen))
        case effect_facts.Shared():
            return Text.assemble(gain_code(effect.gain, pen), pen.write(msg(" (others ${n})", n=effect.others_money)))
        case effect_facts.Place():
            return Text.assemble("+", look.kind_code(buildings.KIND[effect.building], pen))
        case effect_facts.Tokens():
            return pen.write(msg("{n} tokens", n=effect.count))
        case effect_facts.Discount():
            return Text.assemble(pen.write(effect.size), (f" −${effect.money}", look.INKS[look.MONEY]))
        case effect_facts.Special():
            return pen.write(SPECIALS[effect.code])
        case effect_facts.Covering():
            return Text.assemble("~" if effect.beside is Icon.WATER else "^", "▸", gain_code(effect.gain, pen))
        case effect_facts.Trigger():
            whose = Text() if effect.own else pen.write(msg("all "))
            return Text.assemble(whose, count_code(effect.icon, pen), "▸", effect_code(effect.effect, pen))
        case Ability():
            return pen.write(effect)


def gain_code(gain: effect_facts.Gain, pen: Pen) -> Text:
    """♥1/Afr, ♥3/2Roc, ♣1/Res≤3."""
    amount = gained_code(gain.what, str(gain.each), pen)
    if gain.per is None:
        return amount
    every = str(gain.every) if gain.every > 1 else ""
    most = f"≤{gain.most}" if gain.most is not None else ""
    return Text.assemble(amount, "/", every, count_code(gain.per, pen), most)


def sponsor_codes(card: Sponsor, pen: Pen, is_played: bool = False) -> Iterator[Text]:
    """What a sponsor does: once, from now on, in breaks, at the end; what came once is left out when it is over."""
    lasting = (*card.triggers, *card.ongoing)
    if not is_played:
        at_once = (effect for effect in card.on_play if not (isinstance(effect, effect_facts.Special) and lasting))
        yield from (effect_code(effect, pen) for effect in at_once)
    yield from (effect_code(effect, pen) for effect in lasting)
    yield from (Text.assemble(look.AGAIN, effect_code(effect, pen)) for effect in card.income)
    for effect in card.endgame:
        yield Text.assemble(pen.write(msg("end "), "dim"), effect_code(effect, pen))


def home_code(card: Animal | Sponsor, pen: Pen) -> str:
    """Enclosure of an animal, and the spaces it takes in special ones: □3 R2; size of a sponsor's building: 4⬡."""
    if isinstance(card, Sponsor):
        return f"{buildings.KIND[card.building].size}{look.HEXES}" if card.building else ""
    parts = [f"{look.EMPTY}{card.size}"] if card.size else []
    parts += [f"{look.kind_code(buildings.KIND[code], pen)[:1]}{spaces}" for code, spaces in card.special]
    return " ".join(parts)


def terrain_code(card: Animal | Sponsor) -> Text:
    """Rock and water beside it, border under it: ~2 ^1 |2."""
    parts = [("~", card.water, look.ICON_INK[Icon.WATER]), ("^", card.rock, look.ICON_INK[Icon.ROCK])]
    if isinstance(card, Sponsor):
        parts.append(("|", card.border, ""))
    return Text(" ").join(Text(f"{letter}{number}", ink) for letter, number, ink in parts if number)


def condition_code(condition: texts.Condition, pen: Pen) -> str:
    """3Pre, zooAfr, ★3, II, ♥≤25."""
    match condition.key:
        case "partner_zoo":
            where = look.icon_code(condition.icon, pen) if condition.icon is not None else str(condition.number)
            return pen.cut(msg("zoo"), 3) + where
        case "reputation":
            return f"{look.REPUTATION}{condition.number}"
        case "upgraded":
            return "II"
        case "max_appeal":
            return f"{look.APPEAL}≤{condition.number}"
    assert condition.icon is not None, condition
    return f"{condition.number}{look.icon_code(condition.icon, pen)}"


# projects, universities

SIZE_LETTERS = {Size.SMALL: msg("S"), Size.MEDIUM: msg("M"), Size.LARGE: msg("L")}


def project_need(project: Project, pen: Pen) -> Text:
    """What is counted, released or bred."""
    doing = {ProjectKind.RELEASE: msg("release "), ProjectKind.BREEDING: msg("breed ")}.get(project.kind)
    return Text.assemble(pen.write(doing) if doing else "", count_code(project.counted, pen))


def level_needs(project: Project, pen: Pen) -> list[str]:
    """What each level asks for: a number, or the letter of a size."""
    return [
        pen.cut(SIZE_LETTERS[level.size], 1) if level.size is not None else str(level.need) for level in project.levels
    ]


def university_code(university: board.University, pen: Pen) -> Text:
    """2Res, Res★2, ★1 hand5."""
    parts = []
    if university.research:
        many = str(university.research) if university.research > 1 else ""
        parts.append(Text(f"{many}{look.icon_code(Icon.SCIENCE, pen)}", look.ICON_INK[Icon.SCIENCE]))
    if university.reputation:
        parts.append(look.reputation(university.reputation))
    if university.hand_limit:
        parts.append(pen.write(msg("hand{n}", n=university.hand_limit)))
    return Text("+").join(parts)
