"""The whole app as a folder of files that any web host can serve: it runs in the browser of whoever opens it."""
