"""The Sponsors action, and playing a sponsor for money [AN-8]."""

from __future__ import annotations

from functools import cache, partial

from soloist.engine.flow import Done, Flow, Listing, Refusal
from soloist.engine.notation import Word
from soloist.engine.words import msg
from soloist.games.arknova import board
from soloist.games.arknova.actions.animals import take_out
from soloist.games.arknova.answers import BREAK
from soloist.games.arknova.buildings import UNIQUE
from soloist.games.arknova.cards import CARD, Action, Discount, Gain, Resource, Size, Special, Sponsor
from soloist.games.arknova.causes import Cause
from soloist.games.arknova.conditions import in_reach, level_of, too_poor, unmet_by_sponsor
from soloist.games.arknova.construction import open_spots, unique_building_coming
from soloist.games.arknova.effects import coming, gives
from soloist.games.arknova.events import Deed, Did
from soloist.games.arknova.free_actions import choose_freely, extended, may_go_on
from soloist.games.arknova.gains import advance_break, gain_money
from soloist.games.arknova.ordering import Coming, in_any_order
from soloist.games.arknova.questions import SPONSOR_FOR_MONEY, WhichSponsor
from soloist.games.arknova.state import ArkNovaTable, Lasting, Zoo
from soloist.games.arknova.triggers import icons_come
from soloist.games.arknova.turn_context import Turn, may_choose

SPONSORS = Action.SPONSORS  # asked for so often that it counts

# which sponsors can be played


def reachable(table: ArkNovaTable, zoo: Zoo, folders: int) -> list[tuple[Sponsor, int]]:
    """Sponsors in hand and in so many folders of the display."""
    return in_reach(table, zoo.hand, folders, Sponsor)


@cache
def _above(level: int, most: int) -> Refusal:
    return Refusal("AN-8.1", msg("its level is {level}; you have {most} left", level=level, most=most))


def unmet(zoo: Zoo, sponsor: Sponsor, folder: int, most: int, upgraded: bool) -> list[Refusal]:
    """Everything that keeps a sponsor from being played with this strength; a folder costs its number [AN-8.1]."""
    level = level_of(zoo, sponsor)
    found = [_above(level, most)] if level > most else []
    if folder > zoo.money:
        found.append(too_poor("AN-8.1", folder, zoo.money))
    return found + unmet_by_sponsor(zoo, sponsor, upgraded)


def playable(table: ArkNovaTable, zoo: Zoo, most: int, upgraded: bool) -> list[Sponsor]:
    """Levels up to `most`; on side II also from the display in range [AN-8.1]."""
    return [
        sponsor
        for sponsor, folder in reachable(table, zoo, zoo.range if upgraded else 0)
        if not unmet(zoo, sponsor, folder, most, upgraded)
    ]


NOT_IN_REACH = Refusal("AN-8.1", msg("it is neither in your hand nor, with Sponsors on side II, in range"))


def refuse_sponsor(table: ArkNovaTable, zoo: Zoo, most: int, upgraded: bool, code: str) -> list[Refusal]:
    """Why a card cannot be played now."""
    card = CARD.get(code)
    if not isinstance(card, Sponsor):
        return []
    for sponsor, folder in reachable(table, zoo, zoo.range if upgraded else 0):
        if sponsor is card:
            return unmet(zoo, sponsor, folder, most, upgraded)
    return [NOT_IN_REACH]


# the action


def sponsors(turn: Turn, strength: int) -> Flow[None]:
    """Side I: one sponsor of level X or less. Side II: several, X + 1 in all. Or the break option [AN-8.1, AN-8.2]."""
    zoo, table = turn.zoo, turn.table
    upgraded = zoo.is_upgraded(SPONSORS)
    reads_again = table.setup.settings.upgrade_in_use == "always"
    left = strength + board.SPONSOR_EXTRA_LEVEL[upgraded]
    count = 0
    while not count or upgraded:
        card = yield from choose_sponsor(turn, left, upgraded, must=not count)
        if isinstance(card, Word):
            yield from take_break_option(turn, strength, upgraded)
            break
        if isinstance(card, Done):
            break
        count += 1
        left -= level_of(zoo, card)
        yield from buy(turn, card)
        if reads_again and not upgraded and zoo.is_upgraded(SPONSORS):
            upgraded = True
            left += board.SPONSOR_EXTRA_LEVEL[upgraded]


def choose_sponsor(turn: Turn, left: int, upgraded: bool, *, must: bool) -> Flow[Sponsor | Word | Done]:
    """The first one or the break option, then others or no more."""
    table, zoo = turn.table, turn.zoo
    found, refuse = partial(playable, table, zoo, left, upgraded), partial(refuse_sponsor, table, zoo, left, upgraded)
    ask, about = WhichSponsor(left), SPONSORS
    if must:
        options: Listing[Sponsor | Word] = partial(extended, found, (BREAK,))
        return choose_freely(turn, options, ask=ask, why="AN-8.1", refuse=refuse, about=about)
    return may_go_on(turn, found, ask=ask, why="AN-8.1", refuse=refuse, about=about)


def take_break_option(turn: Turn, strength: int, upgraded: bool) -> Flow[None]:
    """Break X and X money, on side II twice as much, in full [AN-8.2]."""
    yield from advance_break(turn, strength)
    yield from gain_money(turn, strength * board.SPONSOR_BREAK_MONEY[upgraded], SPONSORS)


def buy(turn: Turn, sponsor: Sponsor) -> Flow[None]:
    """A card of the display costs the number of its folder [AN-8.1, AN-8.10]."""
    table = turn.table
    price = table.folder_of(sponsor) if sponsor in table.display else 0
    turn.zoo.money -= price
    yield from play_sponsor(turn, sponsor, price)


# playing one


def play_sponsor(turn: Turn, sponsor: Sponsor, paid: int) -> Flow[None]:
    """Into the zoo; then its building, gains, effects and what its icons set off, in any order [AN-8.4, AN-8.5]."""
    table, zoo = turn.table, turn.zoo
    take_out(table, zoo, sponsor)
    zoo.sponsors.append(sponsor)
    zoo.lasting |= lasting_of(sponsor)
    yield Did(turn.seat, Deed.SPONSOR_PLAYED, sponsor, paid)
    follow = icons_come(turn, sponsor.counts)
    if sponsor.building:
        follow.insert(0, unique_building_coming(turn, UNIQUE[sponsor.id]))
    yield from in_any_order(turn, follow + effects_of_sponsor(turn, sponsor), why="AN-8.4")


def effects_of_sponsor(turn: Turn, sponsor: Sponsor) -> list[Coming]:
    """Printed gains, and what it does when it is played."""
    printed = (
        (Resource.APPEAL, sponsor.appeal),
        (Resource.REPUTATION, sponsor.reputation),
        (Resource.CONSERVATION, sponsor.conservation),
    )
    found = [coming(turn, Gain(what, number), sponsor) for what, number in printed if number]
    return found + [coming(turn, effect, sponsor) for effect in sponsor.on_play]


_LASTING = {
    "veterinarian": Lasting.VETERINARIAN,
    "engineer": Lasting.ENGINEER,
    "diversity-researcher": Lasting.DIVERSITY_RESEARCHER,
    "archaeologist": Lasting.ARCHAEOLOGIST,
    "migration-recording": Lasting.MIGRATION_RECORDING,
    "quarantine-lab": Lasting.QUARANTINE_LAB,
    "waza-small-animals-program": Lasting.SMALL_ANIMALS_PROGRAM,
    "waza-large-animal-program": Lasting.LARGE_ANIMAL_PROGRAM,
    "explorer": Lasting.EXPLORER,
}
_DISCOUNTS = {Size.SMALL: Lasting.SMALL_DISCOUNT, Size.LARGE: Lasting.LARGE_DISCOUNT}


def lasting_of(sponsor: Sponsor) -> int:
    """The lasting effects that change how rules work; triggers, tokens and assignments are kept elsewhere."""
    found = 0
    for effect in sponsor.ongoing:
        if isinstance(effect, Special):
            found |= _LASTING.get(effect.code, 0)
        elif isinstance(effect, Discount):
            found |= _DISCOUNTS[effect.size]
        else:
            found |= Lasting.COVERING
    return found


# for money


@gives(Resource.SPONSOR_FOR_MONEY)
def play_for_money(turn: Turn, count: int, cause: Cause) -> Flow[None]:
    """One sponsor from hand for its level in money, all conditions met; may be declined [AN-8.6]."""
    for _ in range(count):
        chosen = yield from choose_for_money(turn)
        if chosen is not None:
            yield from play_paying(turn, chosen)


def for_money(turn: Turn) -> list[Sponsor]:
    """Sponsors II looks at the side of the own Sponsors card."""
    zoo = turn.zoo
    upgraded = zoo.owns_side_ii(SPONSORS)
    return [
        card
        for card in zoo.hand
        if type(card) is Sponsor
        and level_of(zoo, card) <= zoo.money
        and not unmet_by_sponsor(zoo, card, upgraded)
        and (not turn.owed or not card.building or open_spots(turn, UNIQUE[card.id]))
    ]


def choose_for_money(turn: Turn) -> Flow[Sponsor | None]:
    return (
        yield from may_choose(
            turn, for_money(turn), ask=SPONSOR_FOR_MONEY, why="AN-8.6", about=Resource.SPONSOR_FOR_MONEY
        )
    )


def play_paying(turn: Turn, sponsor: Sponsor) -> Flow[None]:
    """Its level in money, then the card itself [AN-8.6]."""
    price = level_of(turn.zoo, sponsor)
    turn.zoo.money -= price
    yield from play_sponsor(turn, sponsor, price)
