"""A live game without I/O: the lobby, the log from which the game is rebuilt, clocks, and frames for each viewer."""
