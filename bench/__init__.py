"""Speed, beside other game libraries: `python -m bench` measures everything and prints one table."""
