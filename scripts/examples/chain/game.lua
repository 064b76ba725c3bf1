-- A chain is a number and a remaining time. A module stores both; a task advances the time, other tasks add to the
-- chain.
return {
  title = "Chain",
  description = "Scoring by chains: an explosion soon after another scores more.",
  width = 320,
  height = 240,
  scene = "main",
  actions = { fire = { "Z", "pad:A" }, click = "mouse:left" },
}
