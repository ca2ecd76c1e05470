"""Ark Nova: plan a modern zoo, keep animals, support conservation projects around the world."""
