"""The handling of every click and command: routes, admission, acknowledgement, errors in words, parts of messages."""
