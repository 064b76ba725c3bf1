-- Checkpoints. The last flag is stored in game.data, which survives a change of scene. `kodama dev` also returns to the
-- last flag when a script was saved.
return {
  title = "Checkpoints",
  description = "Flags along the way: after a fall, the runner starts again at the last one.",
  width = 320,
  height = 160,
  scene = "main",
}
