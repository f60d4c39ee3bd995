"""One script for each other library. Each runs in its own environment, where only `bench` is ours."""
