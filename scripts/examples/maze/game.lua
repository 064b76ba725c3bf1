-- job.path searches beside the game, and await lets the task wait for what it has found; see the
-- guide, Background jobs.
return {
  title = "Ways",
  description = "A search for the shortest way, each time the walls change; a click makes and takes away walls.",
  width = 320,
  height = 240,
  scene = "main",
  actions = { fire = { "Z", "pad:A" }, build = "mouse:left" },
}
