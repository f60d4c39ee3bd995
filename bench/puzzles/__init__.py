"""Makes the puzzles that come with Foretell. See docs/puzzles.md."""
