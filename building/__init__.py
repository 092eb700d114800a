"""How the compiled build is made, and from which packages. Only setup.py, make and the tests use it; users do not."""
