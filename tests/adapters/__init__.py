"""Answers and views as numbers, and the environments made of them."""
