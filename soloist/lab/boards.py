"""The board of Orichalcum's AI, varied: what it begins with, what its building track yields, how it pays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from soloist.engine.dice import Stream
from soloist.games.orichalcum.box import SHIPPED, AiPlan, AiReader, Yield, parse_box
from soloist.games.orichalcum.own_box import block_of, written

MOST_PIECES, MOST_ON_SPACE = 6, 2


class AiBoards:
    """Varies the block `ai` of a box; where its spots lie stays as it is."""

    def start(self) -> str:
        """The board as we reconstruct it."""
        return text_of(AiReader(SHIPPED["ai"]).plan())

    def varied(self, text: str, seat: str, chance: Stream) -> str:
        plan = AiReader(parse_box(text)["ai"]).plan()
        match chance.below(6):
            case 0:
                return text_of(replace(plan, hoplites=stepped(plan.hoplites, MOST_PIECES, chance)))
            case 1:
                return text_of(replace(plan, nuggets=stepped(plan.nuggets, MOST_PIECES, chance)))
            case 2:
                payment = list(plan.payment)
                payment.append(payment.pop(chance.below(len(payment))))
                return text_of(replace(plan, payment=tuple(payment)))
            case _:
                track = list(plan.track)
                place = chance.below(len(track))
                track[place] = other_yield(track[place], chance)
                return text_of(replace(plan, track=tuple(track)))

    def headed(self, text: str, lines: Sequence[str]) -> str:
        return "".join(f"# {line}\n" for line in lines) + text


def stepped(number: int, most: int, chance: Stream) -> int:
    """One more or one less."""
    return min(max(number + (1 if chance.below(2) else -1), 0), most)


def other_yield(space: Yield, chance: Stream) -> Yield:
    """A piece more or less on a space of the building track."""
    match chance.below(3):
        case 0:
            return replace(space, hoplites=stepped(space.hoplites, MOST_ON_SPACE, chance))
        case 1:
            return replace(space, nuggets=stepped(space.nuggets, MOST_ON_SPACE, chance))
        case _:
            return replace(space, medallions=stepped(space.medallions, 1, chance))


def text_of(plan: AiPlan) -> str:
    """As the option `box` takes it: this block alone, the rest is as we ship it."""
    return "".join(written({"ai": block_of(plan)})).lstrip()
