"""Research on our games: environments walked through, searched, and learned. See docs/research.md."""
