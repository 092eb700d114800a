"""Training of the nets that play, on a machine with PyTorch. The product does not depend on it."""
