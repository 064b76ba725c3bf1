-- A corridor in perspective, with fog, below a fight. Arrow keys move the ship, Z fires.
return {
  title = "Corridor",
  description = "A corridor in perspective with fog, and shots above it.",
  width = 320,
  height = 240,
  scene = "main",
}
