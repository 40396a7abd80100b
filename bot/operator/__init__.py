"""What the operator asks of a running bot from the command line: the channel, and the requests by name."""
