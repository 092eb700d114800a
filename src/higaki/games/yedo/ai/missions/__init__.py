"""The worth of missions: their remaining needs, their certainty, and their rewards."""
