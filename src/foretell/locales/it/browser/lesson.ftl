### The browser: lesson.
