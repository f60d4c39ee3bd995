"""Fuzz tests: any input gives a ForetellError or a valid object, never another exception, a hang or much memory."""
