-- Checkpoints. The last flag is stored in game.data, which survives a change of scene; the portal of `kodama dev` also
-- lists each flag.
return {
  title = "Checkpoints",
  description = "Flags along the way: after a fall, the runner starts again at the last one.",
  width = 320,
  height = 160,
  scene = "main",
}
