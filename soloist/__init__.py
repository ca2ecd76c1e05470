"""Automated opponents for tabletop games.

Where a compiled build lies beside the sources, it runs; with SOLOIST_PLAIN=1 the sources do.
"""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from os import environ

PLAIN = "SOLOIST_PLAIN"
"""Set to anything: plain Python runs, for comparisons and for looking for a mistake."""


def _sources_only(folder: str) -> FileFinder:
    """Finds modules of Soloist by their sources alone."""
    if not any(folder.startswith(path) for path in __path__):
        raise ImportError(folder)
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


if environ.get(PLAIN):
    sys.path_hooks.insert(0, _sources_only)
    for _folder in __path__:
        sys.path_importer_cache.pop(_folder, None)
