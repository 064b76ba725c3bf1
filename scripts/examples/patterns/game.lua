-- Patterns are tables: those of patterns.lua are named, fired and shown, one page after the other.
return {
  title = "Bullet patterns",
  description = "All shapes of patterns, nested and over time. Z turns the page.",
  width = 640,
  height = 480,
  scene = "main",
}
