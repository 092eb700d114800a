"""The phases of a round, and the setup before the first one."""
