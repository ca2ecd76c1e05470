"""How every other die is read, and what ARNO takes of the tracks."""

from __future__ import annotations

from soloist.engine.words import Message, Sayable, joined, msg, pmsg
from soloist.games.arknova import board
from soloist.games.arknova.arno import rolls
from soloist.games.arknova.arno.settings import ArnoSettings
from soloist.games.arknova.arno.tracks import USABLE, WORKER_AT
from soloist.games.arknova.arno.values import ANIMAL_UNIVERSITIES, BREAK_CARDS, CONTINENT_ORDER
from soloist.games.arknova.effect_facts import Resource
from soloist.games.arknova.icons import icon_of
from soloist.language import Reader
from soloist.web import markup as h
from soloist.web.html import Node
from soloist.web.pages.layout import capital
from soloist.web.sheets.frame import box, ranges

MOST_OPTIONS = 6
GAINS = {
    Resource.UPGRADE: pmsg("reward", "upgrade"),
    Resource.WORKER: pmsg("reward", "worker"),
    Resource.CONSERVATION: msg("conservation"),
    Resource.REPUTATION: msg("reputation"),
    Resource.APPEAL: msg("appeal"),
    Resource.UNIVERSITY: pmsg("reward", "university"),
    Resource.PARTNER_ZOO: pmsg("reward", "partner zoo"),
}
assert set(GAINS) == set(USABLE)


def other_choices(reader: Reader, agreed: ArnoSettings) -> h.Element:
    """Equal shares of the faces, the rest again; and in which order the options are counted [ARNO-4.2, ARNO-4.4]."""
    lead = msg("Count what is possible in the order below. The faces that are not named are rolled again.")
    return box(
        reader, msg("Any other choice"),
        h.p(".print-small")[reader.read(lead)], shares(reader),
        h.ul[(h.li[h.b[capital(reader.read(what)), ": "], reader.read(order)] for what, order in orders(agreed))],
    )  # fmt: skip


def shares(reader: Reader) -> h.Element:
    """The faces of each option, for two to six of them."""
    return h.table(".print-table")[
        h.tr[
            h.th(scope="col")[reader.read(msg("options"))], (h.th(scope="col")[f"d{sides}"] for sides in rolls.SIDES)
        ],
        (
            h.tr[h.td[str(options)], (h.td[faces(sides, options)] for sides in rolls.SIDES)]
            for options in range(2, MOST_OPTIONS + 1)
        ),
    ]  # fmt: skip


def faces(sides: int, options: int) -> Node:
    """`1–3, 4–6`; one face each in short: `1 … 5`."""
    read = rolls.blocks(sides, options)
    found = [[face for face, place in enumerate(read, 1) if place == option] for option in range(options)]
    if options > 2 and len(found[0]) == 1:
        return f"{found[0][0]} … {found[-1][0]}"
    return [[", " if place else None, h.span(".print-whole")[ranges(some)]] for place, some in enumerate(found)]


def orders(agreed: ArnoSettings) -> list[tuple[Message, Message]]:
    universities: list[Sayable] = [*board.UNIVERSITIES]
    found = [
        (rolls.RolledFolder.text, msg("folders 1 to {n}", n=board.FOLDERS)),
        (rolls.RolledPartnerZoo.text, joined(CONTINENT_ORDER)),
        (rolls.RolledUniversity.text, joined(universities)),
        (rolls.PartnerZooOrUniversity.text, msg("partner zoo first")),
        (rolls.RolledUpgrade.text, msg("its cards on side I, by slot")),
        (rolls.OwnProjectOrTable.text, msg("its own card first")),
        (rolls.RolledOwnProject.text, msg("as it came by them")),
        (rolls.RolledProject.text, msg("the base row, then the upper row, from the left")),
        (rolls.RolledBonusTile.text, msg("left, right")),
    ]
    if agreed.marine:
        kinds = [icon_of(word) for word in ANIMAL_UNIVERSITIES]
        found.insert(3, (rolls.RolledAnimalUniversity.text, joined(kinds)))
    return found


def rewards_on_tracks(reader: Reader) -> Node:
    """What it takes when it reaches a space, and what a break brings it [ARNO-12, ARNO-14]."""
    reputation = [
        msg("{space}: {n} {gain}", space=space, n=gain.each, gain=GAINS[gain.what])
        for space, gain in board.REPUTATION_REWARDS.items()
        if gain.what in GAINS
    ]
    tiles = joined([msg("{space}", space=space) for space in board.TILE_SPACES])
    texts = (
        msg("Reputation {rewards}. Other rewards are lost.", rewards=joined(reputation)),
        msg("Conservation {worker}: a worker. {tiles}: a bonus tile at random. {ten}: people discard a final scoring "
            "card.", worker=WORKER_AT, tiles=tiles, ten=board.DISCARD_FINAL_AT),
        msg("Break: its workers come home. Draw {n} cards: it keeps the first animal and the first project.",
            n=BREAK_CARDS),
        msg("A card it takes: it keeps animals and projects, a sponsor is discarded."),
    )  # fmt: skip
    return box(reader, msg("Tracks, cards and breaks"), (h.p[reader.read(text)] for text in texts))
