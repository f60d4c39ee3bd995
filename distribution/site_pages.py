"""MkDocs hook: show files from outside `docs/` on the documentation site.

The contributor documents stay at the root of the repository, where forges look for them. The logo is the browser
table's icon.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "ARCHITECTURE.md": "architecture.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
LOGO = "web/public/icon.svg"
LINK = re.compile(r"(?<=\]\()([^)#:\s]+)(?=[)#])")


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Add the pages and the logo."""
    for source, target in PAGES.items():
        text = LINK.sub(lambda found: _from_root(found[1]), (ROOT / source).read_text("utf-8"))
        files.append(File.generated(config, target, content=text))
    files.append(File.generated(config, "assets/logo.svg", content=(ROOT / LOGO).read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Point links that leave `docs/` to the pages above."""
    if page.file.src_uri in PAGES.values():
        return markdown
    return LINK.sub(lambda found: _from_docs(found[1], page.file.src_uri), markdown)


def _from_root(link: str) -> str:
    return PAGES.get(link, link.removeprefix("docs/"))


def _from_docs(link: str, page: str) -> str:
    up = "../" * page.count("/")
    name = link.removeprefix(f"{up}../")
    return f"{up}{PAGES[name]}" if link.startswith(f"{up}../") and name in PAGES else link
