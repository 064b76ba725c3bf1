-- Where to begin again is in game.data, which outlives a change of scene; the portal of kodama dev
-- offers each flag, too.
return {
  title = "Checkpoints",
  description = "Flags along the way: whoever falls begins again at the last one, not at the first.",
  width = 320,
  height = 160,
  scene = "main",
}
