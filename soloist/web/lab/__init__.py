"""What the lab has found out, as a page: in the app while a run goes on, and as one file."""
