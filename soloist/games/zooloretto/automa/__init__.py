"""AutoMammoth: an automated player for Zooloretto, one flow for the digital game and the physical table."""
