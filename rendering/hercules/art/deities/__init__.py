"""Gods and demigods as scenes of a painted vase, in one ink on clay with lines cut into it."""
