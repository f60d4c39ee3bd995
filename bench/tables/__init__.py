"""Live tables under load: our server, and boardgame.io's with a game of like size."""
