### The browser: page.

title = Foretell
