"""Where points come from, for the account at the end."""

from typing import Final

from higaki.games.yokohama.box import SOURCES

BY_ORDERS: Final = SOURCES.numbers["orders"]
BY_ACHIEVEMENTS: Final = SOURCES.numbers["achievements"]
BY_SHOPS: Final = SOURCES.numbers["shops"]
BY_HOUSES: Final = SOURCES.numbers["houses"]
BY_CHURCH: Final = SOURCES.numbers["church"]
BY_CUSTOMS: Final = SOURCES.numbers["customs"]
BY_DOCKS: Final = SOURCES.numbers["docks"]
BY_TECHNOLOGIES: Final = SOURCES.numbers["technologies"]
BY_CHURCH_MAJORITY: Final = SOURCES.numbers["church_majority"]
BY_CUSTOMS_MAJORITY: Final = SOURCES.numbers["customs_majority"]
BY_TECHNOLOGY_MAJORITY: Final = SOURCES.numbers["technology_majority"]
BY_COUNTRIES: Final = SOURCES.numbers["countries"]
BY_LEFTOVERS: Final = SOURCES.numbers["leftovers"]
