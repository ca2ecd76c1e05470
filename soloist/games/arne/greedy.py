"""placeholder"""

from soloist.engine.seats import RandomBot


class Greedy(RandomBot):
    """placeholder"""
