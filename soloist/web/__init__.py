"""The web app: pages drawn on the server, answers by forms, changes by server-sent events, and a JSON interface.

`server` starts it, `app` puts it together, `rooms` plays the matches, `store` keeps them, `scene` is what a page may
know of a match, `pages` and `faces` draw it, `api` is for other programs.
"""
