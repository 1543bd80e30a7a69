"""Write the generated pages of the documentation, in English whatever the locale."""

from __future__ import annotations

import os

from tools.docs import FOLDER, PAGES


def main() -> None:
    os.environ["LC_ALL"] = "C"
    for name, page in PAGES.items():
        FOLDER.joinpath(f"{name}.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
