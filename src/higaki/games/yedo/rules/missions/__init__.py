"""Missions: their demands, fulfilling them, their rewards."""
