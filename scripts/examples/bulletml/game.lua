-- The patterns are BulletML files, which any BulletML player can play. What belongs to this game, such as the source,
-- the target and the look of bullets, is set where they are played.
return {
  title = "BulletML",
  description = "Patterns from BulletML files: blossom, nests of bullets, a falling sky.",
  width = 320,
  height = 240,
  scene = "main",
}
