"""What every click and command passes: routes, admission, acknowledgement, errors in words, parts of messages."""
