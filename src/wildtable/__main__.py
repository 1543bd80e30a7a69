"""`python -m wildtable`: the command line, where its script is not on the path."""

from wildtable.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
