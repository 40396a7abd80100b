"""The pictures of Hercules."""
