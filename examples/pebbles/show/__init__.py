"""What a board shows beside the pieces: previews of options."""
