"""Metadata hook: a README and project links that work on a package index.

The README links to files of the repository. A package index cannot resolve such links. If FORETELL_PROJECT_URL names
the repository's address, the hook makes the links absolute and adds the project links. Without it, links keep only
their text and pictures are left out.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE = "FORETELL_PROJECT_URL"
VERSION = re.compile(r'^__version__ = "([^"]+)"', re.MULTILINE)
PICTURE = re.compile(r"!\[([^\]]*)\]\((?![a-z]+:)([^)]+)\)")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?![a-z]+:|#)([^)]+)\)")
EMPTY_TABLE = re.compile(r"^\|(?: *\|)+\n\|(?:-+\|)+\n(?:\|(?: *\|)+\n)+\n?", re.MULTILINE)


class ReadmeHook(MetadataHookInterface):
    """Set the readme and the project links."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in the dynamic fields of the project table."""
        root = Path(self.root)
        address = os.environ.get(VARIABLE, "").rstrip("/")
        found = VERSION.search((root / "src/foretell/__init__.py").read_text("utf-8"))
        tag = f"v{found[1]}" if found else "main"
        text = portable((root / "README.md").read_text("utf-8"), address, tag)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = project_links(address, tag)


def portable(text: str, address: str, tag: str) -> str:
    """The README with absolute links, or without links where there is no address."""
    if address:
        text = PICTURE.sub(rf"![\1]({address}/raw/{tag}/\2)", text)
        return LINK.sub(rf"[\1]({address}/blob/{tag}/\2)", text)
    text = re.sub(rf"^{PICTURE.pattern}\n\n?", "", text, flags=re.MULTILINE)
    return LINK.sub(r"\1", EMPTY_TABLE.sub("", PICTURE.sub("", text)))


def project_links(address: str, tag: str) -> dict[str, str]:
    """The links beside a package on an index."""
    if not address:
        return {}
    return {
        "Homepage": address,
        "Documentation": f"{address}/blob/{tag}/docs/index.md",
        "Changelog": f"{address}/blob/{tag}/CHANGELOG.md",
        "Issues": f"{address}/issues",
        "Source": address,
    }
