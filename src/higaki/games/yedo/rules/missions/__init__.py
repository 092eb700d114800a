"""Missions: what they ask for, fulfilling them, what they give."""
