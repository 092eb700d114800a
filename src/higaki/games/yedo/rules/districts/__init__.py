"""The actions of each district and of the annexes (p. 3): their conditions, their gain, and their refusals."""
