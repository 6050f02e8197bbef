"""Gondola: lay canal tiles and race through them past five checkpoints."""
