"""The solo AI of Orichalcum: one flow, one ledger, two tables."""
