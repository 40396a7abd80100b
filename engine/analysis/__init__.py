"""What a match that is over can teach its players: how the chances went, what cost most, how lucky the dice were."""
