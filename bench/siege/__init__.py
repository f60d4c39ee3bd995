"""Attacks on a server beside honest tables: what the attacker does, and what the honest players notice."""
