"""Trade: making an offer, answering it, handing over."""
