"""What holds of an ARNO at every question of a game of Ark Nova [ARNO-2, ARNO-3]."""

from __future__ import annotations

from soloist.engine.seats import Seat
from soloist.games.arknova import board
from soloist.games.arknova.arno.ledger import Arno
from soloist.games.arknova.arno.values import FINAL_CARDS, MOST_SCORING_TOKENS, START_CONSERVATION
from soloist.games.arknova.cards import Action
from soloist.games.arknova.state import LEFT_TOKENS, ArkNovaTable, Stage

MOST_UPGRADES = 3  # [ARNO-14.6]
UPGRADE_AT, WORKER_AT = 5, 8  # of reputation [ARNO-14.7]


def arno_is_sound(table: ArkNovaTable, seat: Seat, arno: Arno) -> None:
    has_what_it_may(arno)
    stands_where_it_may(table, arno)
    tokens_are_its_own(table, seat, arno)
    rewards_are_taken(table, seat, arno)


def has_what_it_may(arno: Arno) -> None:
    """No money, X-tokens, hand, buildings, sponsors; one card for tokens [ARNO-2.9, ARNO-2.11, ARNO-3.1, ARNO-3.2]."""
    assert arno.money == arno.x_tokens == 0
    nothing = (arno.hand, arno.buildings, arno.sponsors, arno.pouches, arno.stored, arno.tucked, arno.tokens)
    assert not any(nothing)
    untouched = (arno.venom, arno.constricted, *arno.multipliers, arno.lasting)
    assert not any(untouched)  # [ARNO-3.3]
    assert arno.covered == arno.kiosks == arno.unnamed == 0
    assert arno.left == LEFT_TOKENS  # [ARNO-2.10]
    assert arno.generic is None
    assert len(arno.finals) == FINAL_CARDS
    assert sorted(arno.order) == list(Action)
    assert arno.upgraded.bit_count() <= MOST_UPGRADES
    assert arno.hired == arno.workers + sum(arno.on_task) <= board.MOST_WORKERS
    assert max(arno.on_task) <= 1  # [ARNO-11.2]
    assert len(set(arno.partner_zoos)) == len(arno.partner_zoos) <= board.MOST_PARTNER_ZOOS
    assert len(set(arno.universities)) == len(arno.universities)


def stands_where_it_may(table: ArkNovaTable, arno: Arno) -> None:
    assert START_CONSERVATION[arno.level - 1] <= arno.conservation <= board.MOST_CONSERVATION
    assert board.START_REPUTATION <= arno.reputation <= board.MOST_REPUTATION
    assert arno.appeal >= 0
    assert arno.appeal <= board.MOST_APPEAL or table.setup.settings.appeal_above_113 == "count"
    assert 0 <= arno.scoring_tokens <= MOST_SCORING_TOKENS
    assert arno.notepad >= 0
    if table.stage is not Stage.OVER:
        passed = [arno.conservation >= space for space in board.CONSERVATION_REWARDS]
        taken = [bool(arno.reached >> place & 1) for place in range(len(passed))]
        on_its_way = table.active == arno.seat and table.stage is Stage.TURN  # 5 and 8 may be passed at once
        assert all(passed[: sum(taken)])
        assert taken == sorted(taken, reverse=True)
        assert taken == passed or on_its_way


def tokens_are_its_own(table: ArkNovaTable, seat: Seat, arno: Arno) -> None:
    """One on each project it supports, of those still in play [ARNO-13.8]."""
    there = [laid.project for laid in (*table.bases, *table.row) for holder in laid.levels if holder == int(seat)]
    assert len(set(there)) == len(there)
    assert all(project in arno.supported for project in there)
    assert not any(project in arno.projects for project in there)


def rewards_are_taken(table: ArkNovaTable, seat: Seat, arno: Arno) -> None:
    """Upgrades and workers have three sources each; in its own turn one may be on its way [ARNO-14.5, ARNO-14.6]."""
    zoos, universities = len(arno.partner_zoos), len(arno.universities)
    upgrades = (arno.reputation >= UPGRADE_AT) + (zoos >= 2) + (universities >= 2)
    workers = board.START_WORKERS + (arno.reached & 1) + (arno.reputation >= WORKER_AT) + (zoos >= 3)
    if table.active == seat and table.stage is Stage.TURN:
        assert arno.upgraded.bit_count() <= upgrades
        assert arno.hired <= workers
    else:
        assert arno.upgraded.bit_count() == upgrades
        assert arno.hired == workers
