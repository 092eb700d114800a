"""What can be done in each district and on the annexes (p. 3): when, what it brings, and why not."""
