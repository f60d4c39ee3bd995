"""Live tables under load: our server, and boardgame.io with a game of similar size."""
