"""HTTP and websockets around tables."""
