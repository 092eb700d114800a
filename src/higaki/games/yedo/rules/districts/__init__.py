"""The actions of each district and of the annexes (p. 3): when they are possible, their gain, and why not."""
