"""A slow, plain reading of the rules, written from the clauses alone, that judges the engine in tests.

Nothing here imports the engine, and nothing but tests may import this.
"""
