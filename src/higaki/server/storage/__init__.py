"""Tables on disk: read, written, listed, checked, deleted."""
