"""Conservation projects: what can be supported, and supporting [AN-7.6 to AN-7.12, AN-7.15, AN-7.18 to AN-7.24]."""

from __future__ import annotations

from functools import partial

from soloist.engine.flow import Flow, Refusal
from soloist.engine.words import Message, msg, nmsg
from soloist.games.arknova.board import MOST_APPEAL
from soloist.games.arknova.cards import CARD, Animal, Gain, Level, Project, ProjectKind, Resource, Sponsor
from soloist.games.arknova.causes import Origin
from soloist.games.arknova.conditions import in_reach, too_poor
from soloist.games.arknova.counting import count
from soloist.games.arknova.effects import coming, rewards_coming
from soloist.games.arknova.enclosures import free_enclosure
from soloist.games.arknova.events import Deed, Did, ProjectSupported
from soloist.games.arknova.gains import add_appeal
from soloist.games.arknova.ordering import Coming, in_any_order
from soloist.games.arknova.questions import WHICH_LEFT_TOKEN, WHICH_LEVEL, WHICH_PROJECT, WHICH_RELEASED
from soloist.games.arknova.state import FREE, InPlay, Lasting, Zoo
from soloist.games.arknova.touching import NOTHING, Touches
from soloist.games.arknova.turn_context import Turn, choose_one

ICON_TOKEN_CARDS = ("breeding-cooperation", "breeding-program")
RELEASE, BREEDING = ProjectKind.RELEASE, ProjectKind.BREEDING  # asked for so often that it counts

# which levels can be met


def spendable(zoo: Zoo) -> list[Sponsor]:
    """The cards of which a token may stand for an icon, one of each [AN-7.15]."""
    return [sponsor for sponsor, left in zoo.tokens if left and sponsor.code in ICON_TOKEN_CARDS]


def releasable(zoo: Zoo, project: Project, level: Level) -> list[Animal]:
    """Animals that show the icon and whose own size fits the level [AN-7.12]."""
    return [animal for animal in zoo.animals if animal.size_class is level.size and project.icon in animal.icons]


def can_breed(zoo: Zoo, project: Project) -> bool:
    """An animal with the icon and a partner zoo of that same animal's continent [AN-P.123]."""
    return any(
        project.icon in animal.icons and any(continent in zoo.partner_zoos for continent in animal.continents)
        for animal in (*zoo.animals, *zoo.tucked)
    )


def lacking(turn: Turn, project: Project, level: Level) -> int:
    """How many icons or animals are missing for a level."""
    if project.kind is RELEASE:
        return 0 if releasable(turn.zoo, project, level) else 1
    if project.kind is BREEDING:
        return 0 if can_breed(turn.zoo, project) else 1
    return max(0, level.need - count(turn.table, turn.seat, project.counted))


def helped(turn: Turn, project: Project) -> int:
    """How many missing icons tokens can stand for: base projects laid out at setup only [AN-7.15]."""
    if not turn.zoo.tokens or not any(laid.project is project for laid in turn.table.bases):
        return 0
    return len(spendable(turn.zoo))


def open_levels(turn: Turn, project: Project, taken: tuple[int, ...]) -> list[Level]:
    """The levels that can be supported now [AN-7.8]."""
    free = [level for level, holder in zip(project.levels, taken, strict=True) if holder == FREE]
    help_with = helped(turn, project)
    if project.kind is RELEASE or project.kind is BREEDING:
        return [level for level in free if lacking(turn, project, level) <= help_with]
    have = count(turn.table, turn.seat, project.counted) + help_with
    return [level for level in free if level.need <= have]


def may_again(turn: Turn, project: Project) -> bool:
    """Migration Recording: release projects again and again, once in each action [AN-S.224]."""
    return (
        bool(turn.zoo.lasting & Lasting.MIGRATION_RECORDING)
        and project.kind is RELEASE
        and project not in turn.supported
    )


ALL_FREE = (FREE, FREE, FREE)


def reachable(turn: Turn, upgraded: bool) -> list[tuple[Project, tuple[int, ...], int]]:
    """Projects in play, in hand, and on side II in range: with their levels and what they cost [AN-7.6, AN-7.18]."""
    table, zoo = turn.table, turn.zoo
    found = in_reach(table, zoo.hand, zoo.range if upgraded else 0, Project)
    laid = [(each.project, each.levels, 0) for each in (*table.bases, *table.row)]
    return laid + [(project, ALL_FREE, folder) for project, folder in found]


NO_TOKENS = Refusal("AN-7.10", msg("there is no token left at the edge of your map"))
SUPPORTED = Refusal("AN-7.8", msg("you already support it"))
NOT_THERE = Refusal("AN-7.18", msg("it is neither in play nor in your hand nor, with Association on side II, in range"))


def unmet_by_project(turn: Turn, project: Project, upgraded: bool) -> list[Refusal]:
    """Everything that keeps a project from being supported, the task itself aside."""
    found = next((each for each in reachable(turn, upgraded) if each[0] is project), None)
    return [NOT_THERE] if found is None else unmet_with(turn, *found)


def unmet_with(turn: Turn, project: Project, levels: tuple[int, ...], cost: int) -> list[Refusal]:
    """The same for a project that can be reached: with these levels, for so much money [AN-7.8, AN-7.10, AN-7.18]."""
    zoo = turn.zoo
    found = [] if zoo.left else [NO_TOKENS]
    if cost > zoo.money:
        found.append(too_poor("AN-7.18", cost, zoo.money))
    if turn.seat in levels and not may_again(turn, project):
        found.append(SUPPORTED)
    if not open_levels(turn, project, levels):
        found.append(no_level(turn, project, levels))
    return found


def supportable(turn: Turn, upgraded: bool) -> list[Project]:
    """Projects of which a level can be met now."""
    return [
        project for project, levels, cost in reachable(turn, upgraded) if is_supportable(turn, project, levels, cost)
    ]


def can_support_any(turn: Turn, upgraded: bool) -> bool:
    if turn.zoo.left:
        for project, levels, cost in reachable(turn, upgraded):
            if is_supportable(turn, project, levels, cost):
                return True
    return False


def is_supportable(turn: Turn, project: Project, levels: tuple[int, ...], cost: int) -> bool:
    """Whether nothing keeps it from being supported, which needs no words. Must agree with `unmet_with`."""
    zoo = turn.zoo
    if not zoo.left or cost > zoo.money or (turn.seat in levels and not may_again(turn, project)):
        return False
    return FREE in levels and bool(open_levels(turn, project, levels))


ALL_TAKEN = Refusal("AN-7.8", msg("all its levels are taken or blocked"))
NONE_TO_RELEASE = Refusal("AN-7.12", msg("you have no fitting animal to release"))
NONE_TO_BREED = Refusal("AN-7.8", msg("you have no such animal with the partner zoo of its continent"))


def no_level(turn: Turn, project: Project, levels: tuple[int, ...]) -> Refusal:
    if FREE not in levels:
        return ALL_TAKEN
    if project.kind is RELEASE:
        return NONE_TO_RELEASE
    if project.kind is BREEDING:
        return NONE_TO_BREED
    return Refusal("AN-7.8", lambda: missing(turn, project, levels))


def missing(turn: Turn, project: Project, levels: tuple[int, ...]) -> Message:
    """How many more of what the project counts, for the lowest level that is free."""
    free = [level for level, holder in zip(project.levels, levels, strict=True) if holder == FREE]
    n = min(lacking(turn, project, level) for level in free) - helped(turn, project)
    if project.kind is ProjectKind.SPECIES_DIVERSITY:
        return nmsg("needs {n} more animal category", "needs {n} more animal categories", n=n)
    if project.kind is ProjectKind.HABITAT_DIVERSITY:
        return nmsg("needs {n} more continent", "needs {n} more continents", n=n)
    if project.size is not None:
        return nmsg("needs {n} more {size} animal", "needs {n} more {size} animals", n=n, size=project.size)
    assert project.icon is not None
    return nmsg("needs {n} more {icon} icon", "needs {n} more {icon} icons", n=n, icon=project.icon)


def refuse_project(turn: Turn, upgraded: bool, code: str) -> list[Refusal]:
    """Why a project cannot be supported now."""
    card = CARD.get(code)
    return unmet_by_project(turn, card, upgraded) if isinstance(card, Project) else []


# supporting


def support_project(turn: Turn, upgraded: bool) -> Flow[None]:
    """A project in play, or one brought into play [AN-7.6]."""
    projects, refuse = supportable(turn, upgraded), partial(refuse_project, turn, upgraded)
    project = yield from choose_one(turn, projects, ask=WHICH_PROJECT, why="AN-7.6", refuse=refuse)
    follow: list[Coming] = []
    laid = next((each for each in (*turn.table.bases, *turn.table.row) if each.project is project), None)
    if laid is None:
        laid = yield from bring_into_play(turn, project)
        if project.reputation:
            follow.append(coming(turn, Gain(Resource.REPUTATION, project.reputation), project))  # [AN-7.18]
    levels = open_levels(turn, project, laid.levels)
    level = yield from choose_one(turn, levels, ask=WHICH_LEVEL, why="AN-7.8", about=project)
    yield from support(turn, laid, level, follow)


def bring_into_play(turn: Turn, project: Project) -> Flow[InPlay]:
    """To the leftmost place; what is beyond the limit is discarded [AN-7.7, AN-7.18]."""
    table, zoo = turn.table, turn.zoo
    if project in zoo.hand:
        zoo.hand.remove(project)
        price = 0
    else:
        price = table.folder_of(project)
        zoo.money -= price
        table.take_from_display(project)
    laid = table.lay(project)
    yield Did(turn.seat, Deed.PROJECT_LAID, project, price)
    return laid


def support(turn: Turn, laid: InPlay, level: Level, follow: list[Coming]) -> Flow[None]:
    """A token goes to the level; its reward, that of the level and a release come in any order [AN-7.9]."""
    zoo, project = turn.zoo, laid.project
    spend_icon_tokens(zoo, lacking(turn, project, level) if helped(turn, project) else 0)
    tokens = [token for token in zoo.map.left if zoo.left >> token.number - 1 & 1]
    token = yield from choose_one(turn, tokens, ask=WHICH_LEFT_TOKEN, why="AN-7.9", about=project)
    zoo.left &= ~(1 << token.number - 1)
    turn.table.put_token(laid, level.place, turn.seat)
    zoo.supported = (*zoo.supported, project)
    turn.supported.append(project)
    yield ProjectSupported(turn.seat, project, level)
    conservation = level.conservation
    if project.kind is RELEASE:
        follow.append(release_coming(turn, project, level))
        if zoo.lasting & Lasting.MIGRATION_RECORDING:
            conservation += 1  # [AN-S.224]
    follow.append(coming(turn, Gain(Resource.CONSERVATION, conservation), project))
    if level.reputation:
        follow.append(coming(turn, Gain(Resource.REPUTATION, level.reputation), project))
    follow += rewards_coming(turn, (token.reward,), Origin.LEFT_EDGE)
    yield from in_any_order(turn, follow, why="AN-7.9")


def spend_icon_tokens(zoo: Zoo, number: int) -> None:
    """One from each card, never two from the same; from the fuller one first [AN-S.215, AN-S.218]."""
    left_on = dict(zoo.tokens)
    for card in sorted(spendable(zoo), key=lambda sponsor: -left_on[sponsor])[:number]:
        zoo.tokens = tuple((sponsor, left - (sponsor is card)) for sponsor, left in zoo.tokens)


def release_coming(turn: Turn, project: Project, level: Level) -> Coming:
    """Takes appeal and icons away and frees an enclosure [AN-7.12, AN-7.24]."""
    zoo = turn.zoo
    most = max(animal.appeal for animal in releasable(zoo, project, level))
    at_an_end = zoo.appeal < most or zoo.appeal > MOST_APPEAL - most
    return Coming(
        "release",
        msg("release an animal"),
        lambda: release(turn, project, level),
        Touches.APPEAL | Touches.ICONS | Touches.MAP | Touches.DISCARDS,
        Touches.APPEAL if at_an_end else NOTHING,
    )


def release(turn: Turn, project: Project, level: Level) -> Flow[None]:
    """The animal is discarded with what lies under it; its printed appeal is lost [AN-7.12, AN-7.24]."""
    table, zoo = turn.table, turn.zoo
    animals = releasable(zoo, project, level)
    animal = yield from choose_one(turn, animals, ask=WHICH_RELEASED, why="AN-7.12", about=project)
    zoo.animals.remove(animal)
    zoo.remove_icons(animal.counts)
    add_appeal(table, zoo, -animal.appeal)
    table.discard.append(animal)
    table.discard += [card for over, card in zoo.pouches if over is animal]
    zoo.pouches = tuple((over, card) for over, card in zoo.pouches if over is not animal)
    yield Did(turn.seat, Deed.ANIMAL_RELEASED, animal, because=project)
    yield from free_enclosure(turn, animal)
