"""One script per other library, each run in an environment of its own: of ours it finds nothing there but `bench`."""
