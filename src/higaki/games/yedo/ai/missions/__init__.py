"""The worth of missions: what they still need, how sure they are, and their rewards."""
