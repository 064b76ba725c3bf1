-- Particles: ready-made kinds, a kind of the game's own, and emitters that follow tasks.
return {
  title = "Particles",
  description = "A winter night: snow, a campfire, rockets with a trail and an explosion, splashes in a lake.",
  width = 320,
  height = 240,
  scene = "main",
}
