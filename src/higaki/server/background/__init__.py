"""Jobs that run beside the requests: clocks, answers in advance, tables brought back into memory, retention."""
