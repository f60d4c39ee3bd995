"""The words of Foretell and their reader, judged by the reference implementation of Project Fluent."""
