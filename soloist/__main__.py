"""`python -m soloist` is the command line."""

from soloist.cli import main

main()
