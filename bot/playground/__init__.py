"""The whole bot in a browser, without an account or a token: the real client on SimCord's simulated Discord."""
