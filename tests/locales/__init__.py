"""The messages of Foretell and their parser, compared with the reference implementation of Project Fluent."""
