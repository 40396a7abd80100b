"""The scenes on the feats' tablets: two tones, as on painted vases.

Every scene is drawn on a ground line at y = 0, between x = -55 and 55 and up to y = -93, in an ink and a cut (the
colour of the ground, for the lines in the figures).
"""
