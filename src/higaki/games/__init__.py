"""One folder per game. No game knows another. (As an attribute, `higaki.games` is the function that names them.)"""
