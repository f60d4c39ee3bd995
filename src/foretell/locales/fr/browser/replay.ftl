### The browser: replay.
