"""Ark Nova in words."""
