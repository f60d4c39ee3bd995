"""Training by self-play. Needs torch (`pip install "foretell[train]"`)."""
