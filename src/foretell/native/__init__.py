"""The rules compiled for the CPU and the GPU, and batches of games on them."""
