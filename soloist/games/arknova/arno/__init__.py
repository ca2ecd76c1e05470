"""ARNO 3, the automa for Ark Nova: one flow, one ledger, two tables [ARNO-1 to ARNO-16]."""
