"""The playground: the real client on SimCord's simulated Discord, shown in a browser, without account or token."""
