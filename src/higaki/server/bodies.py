"""What can be asked in the body of a request. How large it may be stands here, not what makes sense."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Command = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[0-9A-Za-z-]+$")]
SeatName = Annotated[str, Field(min_length=1, max_length=32)]


class Body(BaseModel):
    """Whatever is sent must be exactly this."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Rename(Body):
    name: str = Field(max_length=2000)


class Continue(Body):
    code: str = Field(max_length=64)


class SeatWish(Body):
    kind: Literal["me", "friend", "bot", "here"]
    bot: str | None = Field(default=None, max_length=32)
    name: str | None = Field(default=None, max_length=2000)


class NewTable(Body):
    game: str = Field(max_length=32)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    options: dict[str, str | int | bool] = Field(default_factory=dict, max_length=32)
    private: bool = True


class Join(Body):
    seat: SeatName


class Play(Body):
    command_id: Command
    expected_seq: int = Field(ge=0, le=1 << 40)
    thing: str = Field(max_length=200)


class Undo(Body):
    command_id: Command
    expected_seq: int = Field(ge=0, le=1 << 40)


class Say(Body):
    command_id: Command
    text: str = Field(max_length=20_000)
