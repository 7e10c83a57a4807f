"""`python -m dreadhall` is the command line."""

from dreadhall.cli import main

if __name__ == "__main__":
    main()
