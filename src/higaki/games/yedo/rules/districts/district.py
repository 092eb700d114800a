"""What a district offers to the disciples there."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.table import Table


class District:
    """The actions of one district, or of the annexes (p. 3)."""

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        """The reason why a disciple who stands there cannot do this, or would gain nothing by it (ruling E10)."""
        raise NotImplementedError

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        """The action itself; its disciple has gone home already."""
        raise NotImplementedError
