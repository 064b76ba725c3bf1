-- A chain is a number and a time that is left. A module keeps both; a task lets the time run,
-- others tell it what burst.
return {
  title = "Chain",
  description = "Scoring by chains: what bursts soon after another is worth more, and it shows.",
  width = 320,
  height = 240,
  scene = "main",
  actions = { fire = { "Z", "pad:A" }, click = "mouse:left" },
}
