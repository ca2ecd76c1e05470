"""The pages, each a function from what it shows to HTML."""
