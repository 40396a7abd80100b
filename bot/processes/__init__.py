"""Where work goes that costs processor time: threads in which callers take turns, and worker processes."""
