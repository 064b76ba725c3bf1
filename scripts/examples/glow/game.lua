-- Additive light: fireflies, a lantern, and trails drawn as an image along a path.
return {
  title = "Glow",
  description = "Fireflies at a pond: additive light, trails along a path, hills as polygons.",
  width = 320,
  height = 240,
  scene = "main",
}
