"""Nets that play: the file of a game's net, `ai/net.bin` in its folder (docs/bots.md)."""
