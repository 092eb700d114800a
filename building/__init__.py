"""How the compiled build is made. Only setup.py and the tests import it; it is no part of the package."""
