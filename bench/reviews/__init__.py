"""Show what reviews claim. See docs/review.md."""
