"""`python -m foretell` is the `foretell` command."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
