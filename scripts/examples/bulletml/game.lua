-- Plays bullet patterns from BulletML files, which any BulletML player can play. The source, the target and the look of
-- the bullets are options of the call.
return {
  title = "BulletML",
  description = "Patterns from BulletML files: blossom, nests of bullets, a falling sky.",
  width = 320,
  height = 240,
  scene = "main",
}
