"""Whatever comes in from outside: a ForetellError or something valid, never another exception, a hang or a heap."""
