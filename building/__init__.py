"""The compiled build, and its packages. Only setup.py, make and the tests use it; users do not."""
