"""What cards and faces do, by subject; each registers itself under the name that the data give it."""
