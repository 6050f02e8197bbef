"""The contract that every ruleset fulfils, and what works on any of them. Imports nothing else of ours."""
