"""Search and simple players, generic over rulesets. Compiled together with the rulesets."""
