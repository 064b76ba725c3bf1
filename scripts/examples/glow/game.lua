-- Additive light: fireflies, a lantern, and trails that are images along a path.
return {
  title = "Glow",
  description = "Fireflies at a pond: light that is added, trails along a way, hills of corners.",
  width = 320,
  height = 240,
  scene = "main",
}
