"""The table in a real Chromium: what it loads, how soon it can be played, its frames, its memory."""
