"""Requests of the operator to a running bot, from the command line: the channel, and the requests by name."""
