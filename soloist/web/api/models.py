"""What goes in and out of the API, with its limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from soloist.language import languages

MOST_SEATS = 26
LARGEST_SENT_SEED = 2**53 - 1  # up to here all readers of JSON agree on numbers; ours are longer


def _known_language(code: str) -> str:
    if code not in languages():
        raise ValueError(f"there is no such language; there are: {', '.join(languages())}")
    return code


MatchName = Annotated[str, Path(pattern="^[a-z0-9]{8,32}$", description="The match, as its creation named it.")]
GameName = Annotated[str, Path(pattern="^[a-z-]{1,32}$", description="A game or companion, such as `arne`.")]
RuleName = Annotated[
    str, Path(pattern="^[A-Za-z0-9.-]{1,40}$", description="A rule, a section or a book: `ARNE-6.3`, `ARNE-6`, `ARNE`.")
]
Language = Annotated[
    str | None,
    AfterValidator(lambda code: None if code is None else _known_language(code)),
    Query(
        min_length=2,
        max_length=2,
        description="In which language sentences are written; else the first of Accept-Language that Soloist speaks.",
        json_schema_extra={"enum": list(languages())},
    ),
]
Moment = Annotated[
    int | None, Query(ge=0, le=999_999, description="How many answers had been given; later than now means now.")
]
Eyes = Annotated[
    str | None,
    Query(pattern="^[A-Z]$", description="With whose eyes: one's own seat, or after the end of the match anybody's."),
]
Thing = Annotated[str, Query(min_length=1, max_length=200, description="What one would like to answer.")]
Since = Annotated[int, Query(ge=0, le=999_999, description="The first line wanted; an undo shortens the log.")]
Word = Annotated[str, StringConstraints(max_length=80)]


class Sent(BaseModel):
    """What a client sends; fields nobody knows are refused."""

    model_config = ConfigDict(extra="forbid")


class Begin(Sent):
    """What somebody wants to play. Everything but the game may be left out."""

    game: str = Field(pattern="^[a-z-]{1,32}$", description="A game or companion, as in `/games`.", examples=["arne"])
    seats: list[Word] | None = Field(
        None,
        min_length=1,
        max_length=MOST_SEATS,
        description="Who sits there, in the words the game lists: `human`, `human:Anna`, a bot, an automa. "
        "Left out: one person against as few bots as possible. Companions have none.",
        examples=[["human:Anna", "greedy"]],
    )
    options: dict[Word, str] = Field(
        default_factory=dict,
        max_length=100,
        description="Options of the game by name; what is left out has its default.",
        examples=[{"variant": "minimum"}],
    )
    seed: int | None = Field(
        None,
        ge=0,
        le=LARGEST_SENT_SEED,
        description="Same seed, same answers, same match. Left out: a secret one. "
        "Where several people play, the log begins by telling that it was chosen.",
    )
    undo: Literal["screen", "free"] | None = Field(
        None,
        description="`screen`: back to the last thing revealed; `free`: without limit. "
        "Left out: `screen`; companions are always `free`.",
    )
    names: list[Word] | None = Field(
        None, max_length=MOST_SEATS, description="Companions: what the people at the table are called."
    )
    clock: int = Field(
        0, ge=0, le=300, description="Seconds to react where a question may be passed; 0: as long as one likes."
    )
    by_hand: bool = Field(False, description="Companions: people roll and draw themselves and type it in.")


class Stamped(Sent):
    """Something a seat does, meant for one question only."""

    stamp: str = Field(
        pattern=r"^[0-9]{1,9}\.[0-9]{1,9}$",
        description="The stamp of the question it is meant for; quoting another one changes nothing.",
        examples=["0.3"],
    )


class Answer(Stamped):
    """An answer to the open question."""

    answer: str = Field(max_length=2000, description="An option, as its `answer`; of Chance several with commas.")


class Undoing(Stamped):
    """Something to be taken back."""

    anything: bool = Field(
        False,
        description="Alone against automas and bots: from now on undo goes beyond what was revealed. The match is "
        "then marked `with_undo`.",
    )


class Passing(Sent):
    """A standing pass."""

    until: list[Word] = Field(
        default_factory=list,
        max_length=20,
        description="Triggers of the game that end it; without any it ends when the seat has to decide something.",
    )


class Recorded(BaseModel):
    """A match as text, the same as in a `.soloist` file."""

    record: str = Field(max_length=4_000_000, description="Agreements, one answer a line, a check sum.")


# what comes back


class Option(BaseModel):
    """What can be answered."""

    answer: str
    text: str


class Asked(BaseModel):
    """The open question of a seat."""

    stamp: str = Field(description="Quote it with the answer.")
    seat: str = Field(description="Who is asked; `chance` where people at a table roll and draw by hand.")
    ask: str
    rule: str = Field(description="The rule by which it is asked.")
    about: str | None = Field(description="What it is about, such as the card being played, in notation.")
    picked: list[str] = Field(description="What has been picked so far, where several are to be picked.")
    of: int = Field(description="How many may be picked in all.")
    count: int = Field(description="For `chance`: how many options make one answer, with commas; 0: a single one.")
    passing: str | None = Field(description="The answer that does nothing, if there is one.")
    seconds: int = Field(description="Until it is passed, where people agreed to a countdown; 0: never.")
    options: list[Option]


class Person(BaseModel):
    """Who sits at the table."""

    seat: str
    kind: Literal["human", "bot", "automa"]
    name: str
    level: str = Field(description="Of an automa, else empty.")
    gave_up: bool = Field(False, description="Has given up; a stand-in answers for the seat if others play on.")


class Key(BaseModel):
    """What opens a person's seat. Whoever has it acts for the seat."""

    seat: str
    token: str = Field(description="For `Authorization: Bearer …`.")
    link: str = Field(description="Opens the seat in a browser.")


class Points(BaseModel):
    """What a score is made of."""

    what: str
    points: int


class Score(BaseModel):
    """One seat's points."""

    seat: str
    total: int
    parts: list[Points]


class Result(BaseModel):
    """How a match ended."""

    scores: list[Score]
    winners: list[str] = Field(description="Nobody if it was lost, or if the last person gave up against several.")
    gave_up: list[str] = Field(description="Those who gave up rank last, whatever their points.")


class Now(BaseModel):
    """What everybody may know of a match besides its table."""

    match: str
    game: str
    title: str
    options: dict[str, str] = Field(description="Those that differ from their defaults.")
    undo: Literal["screen", "free"]
    clock: int
    seats: list[Person]
    version: int = Field(description="Grows with every change; `/events` tells it.")
    moment: int = Field(description="How many answers have been given.")
    turn: int
    asked: list[str] = Field(description="The seats that are asked something now.")
    over: bool
    with_undo: bool = Field(False, description="Somebody went back beyond something that had been revealed.")
    result: Result | None = Field(description="When it is over.")
    stuck: str | None = Field(None, description="Why the match cannot go on, if it is of other rules.")


class Begun(BaseModel):
    """A new match, and what opens its seats."""

    match: str
    seats: list[Person]
    keys: list[Key] = Field(description="For every seat a person answers for; at the table one for all of it.")
    owner: str = Field(description="The key of whoever began the match, who can throw it away with it.")


class Seen(BaseModel):
    """The table as one seat may see it."""

    match: str
    version: int
    moment: int
    seat: str | None = Field(description="Whose eyes; null: a spectator's.")
    view: dict[str, Any] = Field(description="Each game names what is in it; cards, tiles and seats by their codes.")


class Line(BaseModel):
    """One line of the log, as this seat heard it."""

    number: int
    moment: int
    text: str


class Log(BaseModel):
    """What has been told."""

    version: int
    lines: list[Line]


class Refusal(BaseModel):
    """A reason, and the rule it stands in."""

    reason: str
    rule: str


class Why(BaseModel):
    """Whether something can be answered now, and if not why."""

    possible: bool
    reason: str | None
    rule: str | None
    reasons: list[Refusal] = Field(default_factory=list)  # all of them, where there are several


class Described(BaseModel):
    """A game or companion and its options."""

    game: str
    title: str
    companion: bool = Field(description="An automa at the table, instead of a game on screen.")
    summary: str
    rules_version: int
    players: list[int]
    automas: list[str]
    bots: list[str]
    seats: list[str] = Field(description="The words for who can sit there.")
    reconstructed: list[str] = Field(description="What is shipped in place of a print that is unknown to us.")
    options: dict[str, dict[str, Any]]
    triggers: dict[str, str] = Field(description="What can end a standing pass.")


class Rule(BaseModel):
    """A numbered rule."""

    id: str
    game: str
    heading: str
    text: str = Field(description="Markdown.")


class Trouble(BaseModel):
    """What was wrong, in one sentence. Nothing has been changed."""

    error: str


class Stop(BaseModel):
    """What undo stops at."""

    kind: Literal["revealed", "shown", "answered", "gave_up", "over", "nothing"]
    moment: int = Field(description="How many answers had been given when it happened.")
    seat: str | None = Field(description="By whom, or in whose turn; null: nobody's.")
    what: str = Field(description="What happened, as a sentence.")
    anything: bool = Field(description="It is no more than something revealed: `anything` may go beyond it if alone.")


class Refused(Trouble):
    """An answer or an undo that is not possible."""

    refusals: list[Refusal] = Field(default_factory=list)
    stop: Stop | None = Field(None, description="Of an undo: what it stops at.")
