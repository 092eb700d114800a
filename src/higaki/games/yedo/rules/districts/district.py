"""The actions of a district for the disciples there."""

from higaki.engine.base.mypyc_compat import i64
from higaki.engine.base.number_types import Seat
from higaki.engine.table.events import Refused
from higaki.engine.table.table import Table
from higaki.games.yedo import actions
from higaki.games.yedo.rules.disciple_action_names import FIRST_DEED
from higaki.games.yedo.rules.reasons import offer_unless


class District:
    """The actions of one district, or of the annexes (p. 3)."""

    def consider(self, t: Table, seat: Seat, post: i64, refused: list[Refused] | None) -> None:
        """Offer or refuse all actions of a post with a disciple."""
        for deed in range(FIRST_DEED[post], FIRST_DEED[post + 1]):
            offer_unless(t, actions.ACTION + deed, self.why_not(t, seat, deed), refused)

    def why_not(self, t: Table, seat: Seat, deed: i64) -> i64:
        """The reason why a disciple there cannot do this, or would gain nothing by it (ruling E10)."""
        raise NotImplementedError

    def act(self, t: Table, seat: Seat, deed: i64) -> None:
        """Execute the action; its disciple has already gone home."""
        raise NotImplementedError
