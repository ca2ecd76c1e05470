"""The wheel: plain Python, or with SOLOIST_COMPILE=1 rules and bots compiled for this platform and this Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = "SOLOIST_COMPILE"
COMPILER = ["mypy[mypyc]>=2.4,<3", "setuptools>=77"]


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the libraries to the wheel, beside the sources."""

    def dependencies(self) -> list[str]:
        return COMPILER if os.environ.get(WISH) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get(WISH) or self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, self.root)
        from compiling.building import build

        work = Path(self.root) / "build" / "compiled"
        for library, inside in build(work).items():
            build_data["force_include"][str(library)] = inside
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
