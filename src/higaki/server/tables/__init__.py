"""One table in memory: seats, clocks, absence, windows, subscribers, views."""
