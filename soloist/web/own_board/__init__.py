"""Orichalcum beside a real box: our board of the AI is shown before the start, and an owner makes it theirs by tapping.

The state of the editor is the file itself, in the fields of its form: every tap posts it, the server changes it and
draws the page again. So nothing is kept here, and it works without a script.
"""
