### The browser: play.
