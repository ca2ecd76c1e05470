"""The five actions of Ark Nova, both sides of each."""
