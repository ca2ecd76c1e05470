"""The options of Orichalcum as sentences, with what they cost, bring and how likely they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any

from soloist.engine.match import Match
from soloist.engine.notation import Word
from soloist.engine.question import Question
from soloist.engine.words import Message, joined, msg, nmsg, pmsg
from soloist.games.orichalcum import actions, events, state
from soloist.games.orichalcum import questions as ask
from soloist.games.orichalcum.answers import KEEP, MEDALLION, TEMPLE, USE, Build, Buy, Fight, Keep, Lay, Take
from soloist.games.orichalcum.circles import Island, bits, mask_of
from soloist.games.orichalcum.odds import chance_to_win
from soloist.games.orichalcum.pieces import BASE, Action, Creature, Goods, Kind, Terrain
from soloist.games.orichalcum.sites import building_sites, temple_sites
from soloist.games.orichalcum.view import View, table_of
from soloist.wording.base import Idle, Offer, option_text, refused
from soloist.wording.orichalcum.pieces import KIND_EFFECTS, POWERS, creature_text
from soloist.wording.orichalcum.prospects import Prospects, gains_of, in_words

FEW = 6
"""Places for a tile that are told one by one with what they bring; more of them are drawn."""


def offers(match: Match, question: Question) -> list[Offer]:
    speaker = Speaker(match, question)
    return [speaker.offer(option) for option in question.options]


def idle(match: Match, question: Question) -> list[Idle]:
    """What cannot be constructed now, by the reason why."""
    if not isinstance(question.ask, ask.WhatToConstruct):
        return []
    view: View = match.view(question.seat)
    slots = [(terrain, view.slots[terrain]) for terrain in BASE]
    wanted: list[Word | Build] = [MEDALLION, TEMPLE]
    wanted += (Build(terrain, building) for terrain, building in slots if building is not None)
    return refused(match, question, {thing: thing for thing in wanted})


def percent(realm: state.Realm, creature: Creature, dice: int) -> int:
    """The chance to win a fight, in percent; 100 only if it is certain, 0 never."""
    return _percent(dice, creature.strength, actions.skulls_of(realm))


@lru_cache(4096)
def _percent(dice: int, strength: int, skulls: int) -> int:
    odds = chance_to_win(dice, strength, skulls)
    return 100 if odds == 1 else min(99, max(1, round(100 * odds)))


class Speaker:
    """Puts the options of one question into words."""

    def __init__(self, match: Match, question: Question) -> None:
        self.match, self.question, self.seat = match, question, question.seat
        self.view: View = match.view(question.seat)
        self.table = table_of(self.view)
        self.realm = self.table.realms[question.seat]
        self._prospects: Prospects | None = None

    def offer(self, option: Any) -> Offer:
        return Offer(option, self.text(option))

    def text(self, option: Any) -> Message:
        match option:
            case Take():
                return self.take(option)
            case Lay():
                return self.lay(option)
            case Build():
                return self.build(option)
            case Fight():
                loot = self.loot(option)
                return msg("{fight}, {n}%, loot {loot}", fight=option, n=self.chance(option), loot=loot)
            case Buy():
                return in_words(option, [self.worth(option.action, option.goods, option.price)])
            case Keep():
                return self.keep(option)
        if option is MEDALLION:
            return self.point(option, msg("for {n} ◆", n=self.view.setup.box.medallion_price))
        if option is TEMPLE:
            return self.point(option, nmsg("{n} site", "{n} sites", n=len(temple_sites(self.realm))))
        if option is USE:
            return self.use()
        if option is KEEP:
            return msg("{keep}: the Titan stays active", keep=KEEP)
        return option_text(option)

    # cards

    def take(self, take: Take) -> Message:
        creatures = [msg("{creature} {strength}", creature=each, strength=each.strength)
                     for each in take.offer.creatures]  # fmt: skip
        if isinstance(self.question.ask, ask.WhichCardLeaves):
            return in_words(take, creatures)
        price = msg("{n} ⚔", n=take.price) if take.price else pmsg("price", "free")
        return in_words(take, [price, *creatures, self.worth_of(take)])

    def worth_of(self, take: Take) -> Message:
        """What the action of a card would do; the creatures of its tile may be fought at once."""
        return self.worth(take.offer.card.action, Goods.HOPLITES, take.price, take.offer.creatures)

    def worth(self, action: Action, goods: Goods, price: int, more: Sequence[Creature] = ()) -> Message:
        """What an action would do for one's island as it is now, once it is paid for."""
        kept = self.realm.hoplites, self.realm.nuggets
        self.realm.hoplites -= price * (goods is Goods.HOPLITES)
        self.realm.nuggets -= price * (goods is Goods.NUGGETS)
        worth = self.worth_paid(action, more)
        self.realm.hoplites, self.realm.nuggets = kept
        return worth

    def worth_paid(self, action: Action, more: Sequence[Creature]) -> Message:
        realm = self.realm
        if action is Action.PRODUCE or action is Action.RECRUIT:
            number = realm.count(Kind.MINE if action is Action.PRODUCE else Kind.TRAINING_CAMP)
            if not realm.metropolis:
                number += 1  # it comes before the action [ORI-5.1, ORI-5.3]
            return msg("+{n} ◆", n=number) if action is Action.PRODUCE else msg("+{n} ⚔", n=number)
        if action is Action.CONSTRUCT:
            return self.constructible()
        beasts = [*((beast.creature, beast.hoplites) for beast in realm.beasts), *((creature, 0) for creature in more)]
        most = [(creature, min(actions.MOST_HOPLITES, there + realm.hoplites)) for creature, there in beasts]
        chances = [percent(self.realm, creature, 1 + hoplites) for creature, hoplites in most]
        return msg("up to {n}%", n=max(chances)) if chances else msg("no creature to capture")

    def constructible(self) -> Message:
        possible = actions.constructions(self.table, self.seat)
        buildings = sum(isinstance(each, Build) for each in possible)
        parts: list[Message] = []
        if MEDALLION in possible:
            parts.append(msg("a medallion"))
        if TEMPLE in possible:
            parts.append(msg("a temple"))
        if buildings:
            parts.append(nmsg("{n} building", "{n} buildings", n=buildings))
        return joined(parts) if parts else msg("nothing to construct yet")

    # places

    def lay(self, lay: Lay) -> Message:
        asked = self.question.ask
        if isinstance(asked, ask.WhereTile):
            if len(self.question.options) > FEW:
                return msg("{tile} {lay}", tile=asked.hand.tile, lay=lay)
            if self._prospects is None:
                self._prospects = Prospects(self.view, self.seat, asked.hand)
            return in_words(lay, list(gains_of(self._prospects.on(lay), self.seat)))
        island = self.realm.ground
        if isinstance(asked, ask.WhichPort) and isinstance(island, Island):
            return in_words(lay, [events.goods_said(*island.pays(mask_of(island.numbers(lay.where))))])
        circles = island.numbers(lay.where)
        built_over = [terrain for circle in circles for terrain in Terrain if self.realm.lands[terrain] >> circle & 1]
        return in_words(lay, [msg("{terrain}", terrain=terrain) for terrain in built_over])

    def build(self, build: Build) -> Message:
        sites = self.realm.ground.said(bits(building_sites(self.realm, build.terrain, build.building)))
        effect = KIND_EFFECTS[build.building.kind]
        return msg("{build}: {effect}; on {sites}", build=build, effect=effect, sites=sites)

    def point(self, what: Any, how: Message) -> Message:
        now = self.realm.points
        return msg("{what}, {how}: {before} → {after} points", what=what, how=how, before=now, after=now + 1)

    # fights

    def chance(self, fight: Fight) -> int:
        return percent(self.realm, fight.creature, fight.dice)

    def loot(self, fight: Fight) -> Message:
        return events.goods_said(fight.creature.hoplites, fight.creature.nuggets + self.realm.count(Kind.ARCH))

    def about(self, creature: Creature) -> Message:
        """A creature as this box has it."""
        what = creature_text(creature)
        if "creatures" in self.view.setup.box.reconstructed:
            return msg(
                "{what} Strength and loot are our reconstruction; if your copy differs, your copy is right.", what=what
            )
        return what

    def creature(self, fight: Fight) -> Message:
        """The creature of a fight, with what it is and who stands there."""
        strength, standing = fight.creature.strength, fight.dice - 1 - fight.more
        if standing:
            return msg("{creature} {strength} on {where}, {n} ⚔ there, loot {loot}:", creature=fight.creature,
                       strength=strength, where=fight.where, n=standing, loot=self.loot(fight))  # fmt: skip
        return msg("{creature} {strength} on {where}, loot {loot}:", creature=fight.creature,
                   strength=strength, where=fight.where, loot=self.loot(fight))  # fmt: skip

    # Titans

    def use(self) -> Message:
        """What the power of the Titan in question brings; another one may have been used before [ORI-6.11]."""
        asked = self.question.ask
        assert isinstance(asked, ask.WhetherToUsePower)
        action = self.view.setup.box.titans[asked.terrain]
        if action is Action.CAPTURE:
            return msg("{use}: the fight is won", use=USE)
        if action is Action.CONSTRUCT:
            return msg("{use}: {what}", use=USE, what=POWERS[action])
        number = self.realm.count(Kind.MINE if action is Action.PRODUCE else Kind.TRAINING_CAMP)
        before = number * (1 + self.powers_used())
        if action is Action.PRODUCE:
            return msg("{use}: {twice} ◆ instead of {once}", use=USE, twice=before + number, once=before)
        return msg("{use}: {twice} ⚔ instead of {once}", use=USE, twice=before + number, once=before)

    def powers_used(self) -> int:
        """Of other Titans for this same action, just before."""
        before = (entry.value for entry in reversed(self.match.history))
        return sum(answer is USE for answer in takewhile(lambda answer: answer in (USE, KEEP), before))

    def keep(self, keep: Keep) -> Message:
        power = POWERS[self.view.setup.box.titans[keep.terrain]]
        if state.Titan(keep.terrain, True) in self.realm.titans:
            return msg("{keep}, active: {power}", keep=keep, power=power)
        return msg("{keep}, inactive: {power}", keep=keep, power=power)
