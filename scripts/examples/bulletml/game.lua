-- The patterns are BulletML files, which any program for BulletML plays. What belongs to this game,
-- such as who fires at whom and how bullets look, is said where they are played.
return {
  title = "BulletML",
  description = "Patterns from BulletML files: blossom, nests of bullets, a falling sky, played one after the other.",
  width = 320,
  height = 240,
  scene = "main",
}
