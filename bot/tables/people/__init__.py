"""People and servers: who they are, what they prefer, what is kept about them."""
