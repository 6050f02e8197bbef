"""Pictures of positions, drawn from what a seat may see: SVG for screens, text for terminals."""
