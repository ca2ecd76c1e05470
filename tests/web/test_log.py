"""The log of a match on the screen: turns as groups, every number with its cause, no coordinates, nothing hidden."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree.ElementTree import Element, TreeBuilder

import pytest
from markupsafe import escape

from soloist.engine.seats import SEATS, Seat
from soloist.engine.words import Sayable
from soloist.games.arknova.cards import CARD, Action
from soloist.games.arknova.events import Discarded, Gained
from soloist.games.arknova.state import ArkNovaTable
from soloist.games.zooloretto.components import COINS_EACH
from soloist.games.zooloretto.events import TileBought
from soloist.language import Reader, languages
from soloist.names import names_of
from soloist.rulebook import paragraphs
from soloist.web.faces.log_lines import LogLine, Telling
from soloist.web.pages.log import OPEN_TURNS, WHOLE_GROUPS, groups_of, log_panel
from soloist.web.scene import Person, Scene
from tests.web.whole_games import LINEUPS, played
from tests.web.whole_games import table_face as face

ME, OTHER = SEATS[0], SEATS[1]
CODES = {
    "arknova": r"\b\d\.\d(/\d)?\b",  # hexes
    "zooloretto": r"\b[EX][1-6]\b",  # enclosures
    "orichalcum": r"\b[a-p]\d{1,2}\b",  # circles
    "arne": r"\b(red|green|yellow|blue)\.\d\b",  # items
}


class Reading(HTMLParser):
    """A piece of a page as a tree."""

    def __init__(self) -> None:
        super().__init__()
        self.tree = TreeBuilder()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tree.start(tag, {name: value or "" for name, value in attrs})
        if tag in ("input", "br", "img"):
            self.tree.end(tag)

    def handle_endtag(self, tag: str) -> None:
        self.tree.end(tag)

    def handle_data(self, data: str) -> None:
        self.tree.data(data)


def tree(text: str) -> Element:
    reading = Reading()
    reading.feed(text)
    found: Element = reading.tree.close()
    return found


def words(element: Element) -> str:
    return "".join(element.itertext())


def has_class(element: Element, name: str) -> bool:
    return name in element.get("class", "").split()


def scene(game: str, seat: Seat | None = ME, language: str = "en", at: int | None = None) -> Scene:
    match, seating = played(game)
    names = names_of(seating, language)
    shown = match if at is None else match.past(at)
    return Scene(
        match=shown, seat=seat, seating=seating, address="/m/k3v", pieces_of=face(game).pieces, now=match.moment,
        reader=Reader(language, names, face(game).paint, lambda text: str(escape(text))),
        people=[Person(each, names[each], seating.kind_of(each)) for each in SEATS[: match.seats]],
        present=None if at is None else match,
    )  # fmt: skip


def panel(shown: Scene) -> Element:
    return tree(str(log_panel(shown, face(shown.match.game.id))))


def turns_in(found: Element) -> list[Element]:
    return found.findall(".//details[@data-turn]")


def texts(game: str, seat: Seat | None = ME, language: str = "en") -> list[str]:
    """Every line as it is read, without the amount before it."""
    shown = scene(game, seat, language)
    telling = Telling(shown, face(game).paint, face(game).opening)
    lines = [face(game).line(what, telling) for _, what in shown.told]
    causes = [line.cause for line in lines if line is not None and line.cause is not None]
    return [words(tree(f"<p>{''.join(map(str, flat(cause)))}</p>")) for cause in causes]


def flat(node: object) -> list[object]:
    return [each for part in node for each in flat(part)] if isinstance(node, list) else [node]


@pytest.mark.parametrize("game", LINEUPS)
def test_every_turn_is_a_group_and_nothing_is_left_out(game: str) -> None:
    shown = scene(game)
    groups, turns = groups_of(shown, face(game))
    assert [what for group in groups for _, what in group.told] == [what for _, what in shown.told]
    numbers = [group.number for group in groups if group.is_turn]
    assert numbers == sorted(numbers)
    assert turns >= numbers[-1] > 5
    assert {group.seat for group in groups if group.is_turn} == set(SEATS[: shown.match.seats])


@pytest.mark.parametrize("game", LINEUPS)
def test_the_newest_is_at_the_bottom_and_the_last_two_turns_are_open(game: str) -> None:
    found = turns_in(panel(scene(game)))
    places = [int(each.get("data-turn", "")) for each in found]
    assert places == sorted(places)
    groups, _ = groups_of(scene(game), face(game))
    since = [group.place for group in groups if group.is_turn][-OPEN_TURNS]
    assert [place for place, each in zip(places, found, strict=True) if each.get("open") is not None] == [
        place for place in places if place >= since
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", LINEUPS)
def test_every_line_with_a_number_has_a_cause(game: str, language: str) -> None:
    shown = scene(game, language=language)
    telling = Telling(shown, face(game).paint, face(game).opening)
    changed = 0
    for _, what in shown.told:
        line = face(game).line(what, telling)
        if line is not None and line.changes:
            changed += 1
            assert re.search(r"[^\W\d]{3}", re.sub("<[^>]+>", "", "".join(map(str, flat(line.cause))))), what
    assert changed > 5


@pytest.mark.parametrize("game", LINEUPS)
def test_no_line_has_coordinates(game: str) -> None:
    found = [text for text in texts(game) if re.search(CODES[game], text)]
    assert found == []


@pytest.mark.parametrize("game", LINEUPS)
def test_lines_do_not_repeat_whose_turn_it_is(game: str) -> None:
    names = tuple(f"{person.name}:" for person in scene(game).people)
    assert [text for text in texts(game) if text.startswith(names)] == []


@pytest.mark.parametrize("game", LINEUPS)
def test_every_name_opens_something_that_is_there(game: str) -> None:
    text = str(log_panel(scene(game), face(game)))
    names = set(re.findall(r'class="card-name[^"]*" href="[^"]+" data-look="([^"]+)"', text))
    found = {name: face(game).look(name, scene(game)) for name in names}
    assert len(found) > 3
    assert [name for name, look in found.items() if look is None] == []
    assert {rule for look in found.values() if look is not None for rule in look.rules} <= set(paragraphs("en"))


def test_what_an_automa_could_not_do_is_one_folded_line() -> None:
    turns = turns_in(panel(scene("zooloretto")))
    folded = [[line for line in turn.iter("li") if has_class(line, "log-folded")] for turn in turns]
    assert any(folded)
    for lines in folded:
        assert len(lines) <= 1
        for line in lines:
            assert line.find(".//details[@open]") is None
            summary = line.find(".//summary")
            assert summary is not None
            assert int(words(summary).split()[0]) == len(line.findall(".//ul/li"))


def test_older_turns_are_their_head_until_they_are_looked_at() -> None:
    found = turns_in(panel(scene("arknova")))
    assert all(each.find("ol") is not None for each in found[-WHOLE_GROUPS:])
    assert all(each.find("ol") is None for each in found[:-WHOLE_GROUPS])
    link = found[3].find(".//a[@data-lines]")
    assert link is not None
    at = int(link.get("href", "").rpartition("at=")[2])
    then = panel(scene("arknova", at=at)).find(f".//details[@data-turn='{found[3].get('data-turn')}']")
    assert then is not None
    assert then.get("open") is not None
    assert then.find("ol/li") is not None
    assert has_class(then, "is-shown")


@pytest.mark.parametrize("game", LINEUPS)
def test_the_filter_has_everybody_and_needs_no_script(game: str) -> None:
    found = panel(scene(game))
    choices = found.findall(".//input[@name='log-by']")
    assert [each.get("value") for each in choices] == ["all", *(str(n) for n in range(1, len(LINEUPS[game]) + 1))]
    assert [each.get("value") for each in choices if each.get("checked") is not None] == ["all"]
    groups, _ = groups_of(scene(game), face(game))
    for group, drawn in zip(groups, turns_in(found), strict=True):
        assert group.seat is None or has_class(drawn, f"by-{group.seat + 1}")


def test_what_was_drawn_once_is_not_drawn_again() -> None:
    """A page after one more answer draws the turn that has changed, not the log."""
    game, drawn = "arknova", scene("arknova").drawn
    asked: list[object] = []

    def counted(what: Sayable, telling: Telling) -> LogLine | None:
        asked.append(what)
        return face(game).line(what, telling)

    counting = replace(face(game), line=counted)
    match, _ = played(game)
    for at in (match.moment - 6, match.moment):
        asked.clear()
        shown = replace(scene(game), match=match.past(at), drawn=drawn)
        log_panel(shown, counting).__str__()
    assert 0 < len(asked) < 60
    assert len(asked) < len(shown.told) / 4


# causes, and who reads them


def changed(game: str, sign: str) -> int:
    """What the lines about this seat say of something that is counted."""
    shown = scene(game)
    telling = Telling(shown, face(game).paint, face(game).opening)
    lines = [line for _, what in shown.told if (line := face(game).line(what, telling)) is not None]
    return sum(change.amount for line in lines if line.seat == ME for change in line.changes if change.sign == sign)


def test_every_coin_is_accounted_for() -> None:
    """The amounts of all lines lead from the beginning to the end, so nothing was paid or gained in silence."""
    match, _ = played("arknova")
    first, last = match.past(0).state.zoo(ME), match.state.zoo(ME)
    assert first.money + changed("arknova", "money") == last.money
    assert first.x_tokens + changed("arknova", "x-token") == last.x_tokens
    match, _ = played("zooloretto")
    sold = sum(isinstance(what, TileBought) and what.offer.seller == ME for _, what in match.heard(ME))
    assert COINS_EACH + changed("zooloretto", "money") + sold == match.state.zoo(ME).coins
    match, _ = played("orichalcum")
    realm = match.state.realms[ME]
    begun = match.past(0).state.realms[ME]
    assert begun.nuggets + changed("orichalcum", "nugget") == realm.nuggets
    assert begun.hoplites + changed("orichalcum", "hoplite") == realm.hoplites


def test_a_price_says_what_made_it_lower() -> None:
    said = [text for text in texts("arknova") if re.search(r"; \d+ (\+ \d+ )?− \d+, ", text)]
    assert said
    assert all("zoo" in text or "folder" in text for text in said)


def test_own_discards_are_named_to_their_owner_alone() -> None:
    told = Discarded(ME, 1, (CARD["lion"],) if "lion" in CARD else (next(iter(CARD.values())),), Action.CARDS)
    (card,) = told.cards
    for_me, for_others = told.heard_by(ME), told.heard_by(OTHER)
    assert isinstance(for_me, Discarded)
    assert isinstance(for_others, Discarded)
    assert for_me.cards == (card,)
    assert for_others.cards == ()
    assert told.heard_by(None) == for_others
    shown = scene("arknova")
    telling = Telling(shown, face("arknova").paint, face("arknova").opening)
    assert card.name in str(face("arknova").line(for_me, telling).cause)  # type: ignore[union-attr]
    assert card.name not in str(face("arknova").line(for_others, telling).cause)  # type: ignore[union-attr]


def test_what_was_sold_is_read_by_the_seller_alone() -> None:
    match, _ = played("arknova")
    table: ArkNovaTable = match.state
    for seat in (None, *table.players):
        for _, what in match.heard(seat):
            cards = getattr(what, "cards", ())
            if isinstance(what, Gained) or type(what).__name__ == "CardsDrawn":
                assert not cards or what.seat == seat  # type: ignore[attr-defined]
