"""The words of the short game of the soak test, so that its boards can be shown."""

WORDS = """
relay-title = Relay
relay-pitch = A torch is passed on
relay-ask-run = Run, or rest first
relay-ask-toast = Drink to the runners
relay-option-run = Run
relay-option-rest = Rest
relay-option-sprint = Sprint
relay-option-toast = Drink
relay-event-passed = **{ $seat }** passes the torch on
command-play-relay = relay
command-play-relay-about = Pass a torch on
"""
