"""The twelve labours as scenes of a painted vase, in black on clay with incised lines."""
