"""The compiled code of reviews, in a folder of its own: any change in this folder makes Numba compile it again."""
