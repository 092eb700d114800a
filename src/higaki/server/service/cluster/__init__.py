"""Several processes on one database: who is there, what they tell each other, catching up."""
