"""The greedy opponent of Ark Nova."""
