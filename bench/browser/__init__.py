"""The table in Chromium: bytes loaded, time until a click works, frames, and memory."""
