"""A slow, plain implementation of the rules, written from the clauses alone, to test the engine against.

It imports nothing from the engine, and only tests may import it.
"""
