"""The translator: writes the rules of a game, which are Python, as plain C. docs/native.md says what a rule may use.

It imports the interpreted package. A name in a rule is looked up in the module where it stands, so the translator knows
what it means: a number, a table of numbers, a group of things, a kind of step, another function. It begins with the
functions that the native library offers and translates every function that these reach. Of events it keeps those that
the rules of a game tell; they are heard only while a game is recorded (frame/story.h).
"""
