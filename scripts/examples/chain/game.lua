-- Chain scoring. A chain is a number and a remaining time: a module stores both, a task counts the time down, and other
-- tasks add to the chain.
return {
  title = "Chain",
  description = "Scoring by chains: a bubble that pops soon after another scores more.",
  width = 320,
  height = 240,
  scene = "main",
  actions = { fire = { "Z", "pad:A" }, click = "mouse:left" },
}
