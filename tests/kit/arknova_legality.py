"""What can be done in Ark Nova and why something cannot: the fast answers agree with the explained ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from soloist.engine.flow import Refusal
from soloist.engine.match import Match
from soloist.engine.notation import code
from soloist.engine.question import Question
from soloist.games.arknova import board, projects
from soloist.games.arknova.actions import animals, build, sponsors
from soloist.games.arknova.answers import DONATE, USE, X_TOKEN
from soloist.games.arknova.board import Task
from soloist.games.arknova.buildings import BUILT, KINDS, Kind, footprints
from soloist.games.arknova.cards import ANIMALS, PROJECTS, SPONSORS, Action, Animal, Card, Project, Sponsor
from soloist.games.arknova.conditions import unmet_by_animal
from soloist.games.arknova.construction import spots, why_not_on
from soloist.games.arknova.enclosures import has_home, vacant
from soloist.games.arknova.state import ArkNovaTable, Zoo
from soloist.games.arknova.turn_context import Turn
from soloist.games.arknova.view import table_of
from soloist.games.arknova.why import unmet
from soloist.language import Reader

READ = Reader().read


def read(reasons: Iterable[Refusal]) -> list[str]:
    return [READ(reason) for reason in reasons]


def legality_is_explained(match: Match) -> None:
    """At the start of a turn."""
    table = match.state
    assert isinstance(table, ArkNovaTable)
    turn = Turn(table, table.active)
    cards = [*turn.zoo.hand, *(card for card in table.display if card is not None)]
    for upgraded in (False, True):
        fast_agrees_with_explained(turn, upgraded)
    buildings_agree(turn.zoo, KINDS[table.turn % len(KINDS)])
    if table.turn % 2:
        flows_agree(match, cards)
    seen = table_of(match.view(turn.seat))
    for card in cards:
        assert read(unmet(seen, turn.seat, card)) == read(unmet(table, turn.seat, card)), f"{card} by the view"


# fast and explained


def fast_agrees_with_explained(turn: Turn, upgraded: bool) -> None:
    """For all cards in reach."""
    table, zoo = turn.table, turn.zoo
    folders = zoo.range if upgraded else 0
    found = list(animals.playable(table, zoo, upgraded))
    for animal, folder in animals.reachable(table, zoo, folders):
        assert (animal in found) == (list(unmet_by_animal(zoo, animal, folder, upgraded, vacant(zoo))) == []), animal
        assert animal not in found or has_home(zoo, animal, vacant(zoo))
    fitting = sponsors.playable(table, zoo, board.STRONGEST, upgraded)
    for sponsor, folder in sponsors.reachable(table, zoo, folders):
        reasons = list(sponsors.unmet(zoo, sponsor, folder, board.STRONGEST, upgraded))
        assert (sponsor in fitting) == (reasons == []), sponsor
    supported = list(projects.supportable(turn, upgraded))
    for project, _, _ in projects.reachable(turn, upgraded):
        assert (project in supported) == (list(projects.unmet_by_project(turn, project, upgraded)) == []), project


def buildings_agree(zoo: Zoo, kind: Kind) -> None:
    """One kind of building on every place, and every kind in the Build action."""
    free = set(spots(zoo, kind))
    assert free == {spot for spot in footprints(kind) if why_not_on(zoo, kind, spot) is None}, kind
    for upgraded in (False, True):
        for left in (1, 3, 5):
            can = build.buildable(zoo, left, [], upgraded)
            assert can == [each for each in BUILT if build.why_not_build(zoo, each, left, [], upgraded) is None]


# the flow and what it is said to allow


def flows_agree(match: Match, cards: Sequence[Card]) -> None:
    """With all X-tokens, each action offers exactly the cards of which it is said that nothing keeps them back."""
    table: ArkNovaTable = match.state
    seat = table.active
    can = {card for card in cards if not unmet(table, seat, card)}
    for action, kind in ((Action.ANIMALS, Animal), (Action.SPONSORS, Sponsor), (Action.ASSOCIATION, Project)):
        offered = offered_by(match, action)
        if offered is not None:
            wanted = {card for card in can if isinstance(card, kind)}
            assert {card for card in offered if card in cards} == wanted, action


def offered_by(match: Match, action: Action) -> list[Card] | None:
    """The cards that can be played with an action and all X-tokens; None if something else is asked first."""
    assert match.question is not None
    zoo = match.state.zoo(match.state.active)
    use = USE[action][zoo.x_tokens]
    if use not in match.question.options:
        return []
    other = match.copy()
    other.answer(use)
    if action is not Action.ASSOCIATION:
        return _cards(other, {Action.ANIMALS: "AN-6.1", Action.SPONSORS: "AN-8.1"}[action])
    assert other.question is not None
    assert other.question.why == "AN-7.1"
    if Task.PROJECT not in other.question.options:
        return []
    turn = Turn(other.state, other.state.active)
    offered: list[Card] = list(projects.supportable(turn, turn.zoo.is_upgraded(action)))
    other.answer(Task.PROJECT)
    return offered if len(offered) == 1 else _cards(other, "AN-7.6")


def _cards(match: Match, why: str) -> list[Card] | None:
    question = match.question
    if question is None or question.why != why:
        return None
    return [option for option in question.options if isinstance(option, Animal | Sponsor | Project)]


# what is refused says why


def refusals_are_explained(match: Match) -> None:
    """What could be meant here and is no option has a reason, in whole sentences."""
    for question in match.questions:
        options = {code(option) for option in question.options}
        for text in meant(question):
            if text not in options:
                reasons = match.reasons(text, seat=question.seat)
                assert reasons, f"nobody says why not {text} [{question.why}]"
                for reason in reasons[:2] if match.moment % 7 == 0 else ():
                    assert "{" not in READ(reason), reason


def meant(question: Question) -> Iterator[str]:
    """All that somebody might try to answer, by question."""
    if question.why == "AN-2.1":
        yield from (use.code for uses in USE for use in uses)
        yield from (token.code for token in X_TOKEN)
    elif question.why == "AN-5.1":
        yield from (kind.code for kind in KINDS)
    elif question.why == "AN-6.1":
        yield from codes(ANIMALS)
    elif question.why == "AN-8.1":
        yield from codes(SPONSORS)
    elif question.why == "AN-7.6":
        yield from codes(PROJECTS)
    elif question.why == "AN-7.1":
        yield from (task.code for task in Task)
        yield DONATE.code
    elif isinstance(question.about, Kind) and question.why in ("AN-5.5", "AN-5.18", "AN-8.5"):
        yield from codes(footprints(question.about))


def codes(things: Iterable[object]) -> Iterator[str]:
    yield from (code(thing) for thing in things)
