"""The three levels of a conservation project, and the steps of a final scoring card."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from soloist.engine.seats import Seat
from soloist.engine.words import Message, msg
from soloist.games.arknova.cards import FinalScoring, Level, Project, ProjectKind, Tiers
from soloist.games.arknova.state import BLOCKED, FREE
from soloist.web.faces.arknova.card_figures import count_icons
from soloist.web.faces.arknova.card_parts import SIZES, Read, amount, plain, size_sign
from soloist.web.html import Node, classes, icon, seat_class
from soloist.wording.arknova import texts

ALL_FREE = (FREE, FREE, FREE)
NONE_MET = (False, False, False)


# levels


def slots(project: Project, read: Read, levels: Sequence[int] = ALL_FREE, met: Sequence[bool] = NONE_MET) -> h.Element:
    """All three, the highest on the left; `levels` as in `InPlay`, `met` says which the reader's zoo reaches now."""
    return h.span(".face-slots")[
        (
            _plain_slot(project, level, read, holder, is_met)
            for level, holder, is_met in zip(project.levels, levels, met, strict=True)
        )
    ]


def _plain_slot(project: Project, level: Level, read: Read, holder: int, is_met: bool) -> h.Element:
    label = slot_title(project, level, read, holder)
    return h.span(class_=slot_class(holder, is_met), role="img", aria_label=label, title=label)[
        slot(project, level, read, holder)
    ]


def slot_class(holder: int = FREE, is_met: bool = False) -> str:
    """For the element around a slot, which may be a piece that answers."""
    return classes("face-slot", is_blocked=holder == BLOCKED, is_taken=holder >= 0, is_met=is_met and holder == FREE)


def slot(project: Project, level: Level, read: Read, holder: int = FREE) -> Node:
    """What lies on a level: a token, or what it asks for and gives; a blocked one is empty."""
    if holder >= 0:
        return h.span(class_=seat_class(Seat(holder)))[h.span(".pip")]
    if holder == BLOCKED:
        return h.span(".face-blocked")["–"]
    reward = [amount("conservation", level.conservation, plain(read, msg("conservation")))]
    if level.reputation:
        reward.append(amount("reputation", level.reputation, plain(read, msg("reputation"))))
    return [_asks(project, level), h.span(".face-gives")[reward]]


def _asks(project: Project, level: Level) -> Node:
    """The number needed; a breeding program asks the same on all levels."""
    if project.kind is ProjectKind.BREEDING:
        return None
    return h.span(".face-asks")[size_sign(SIZES[level.size]) if level.size is not None else str(level.need)]


def slot_title(project: Project, level: Level, read: Read, holder: int = FREE) -> str:
    """A level in words, and who is there."""
    said = texts.level_text(project, level)
    return plain(read, _with_holder(said, holder))


def _with_holder(said: Message, holder: int) -> Message:
    if holder == BLOCKED:
        return msg("{level} (blocked)", level=said)
    return said if holder == FREE else msg("{level} (taken by {seat})", level=said, seat=Seat(holder))


# steps


def steps(card: FinalScoring, read: Read, now: int | None = None) -> h.Element:
    """What is needed above, what it gives below; the step reached with `now` of what is counted stands out."""
    if not card.steps:
        return _conditions(card, read)
    reached = [place for place, (need, _) in enumerate(card.steps) if now is not None and now >= need]
    return h.span(".face-steps")[
        (
            h.span(class_=classes("face-step", is_reached=bool(reached) and place == reached[-1]))[
                h.b[str(need)], amount("conservation", gives, plain(read, msg("conservation")))
            ]
            for place, (need, gives) in enumerate(card.steps)
        )
    ]


def _conditions(card: FinalScoring, read: Read) -> h.Element:
    """Cards without steps: what is looked at, each for so much."""
    return h.span(".face-steps")[
        (
            h.span(".face-step", title=plain(read, line))[
                h.b[[icon(name) for name in count_icons(count)]],
                amount("conservation", effect.amounts[0] if isinstance(effect, Tiers) else f"≤{card.most}"),
            ]
            for effect, count, (_, line) in zip(card.scoring, card.counted, texts.final_lines(card), strict=True)
        )
    ]
