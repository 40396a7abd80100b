"""Pairs of people who may play into each other's hands: figures for organisers, by which nothing is ever decided."""
