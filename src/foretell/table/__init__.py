"""A live game: seats, clocks, stand-ins, and the log that is the truth. No input or output happens here."""
