"""Who plays whom: pure functions of numbers and a seed, the same on every machine."""
