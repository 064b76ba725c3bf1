-- Two frames per tick: in the second, tasks with `smooth` are drawn at interpolated positions. Ticks are not affected.
return {
  title = "Smooth",
  description = "Sixty frames per second over thirty ticks: some swallows move smoothly, some do not.",
  width = 320,
  height = 240,
  fps = 30,
  scene = "main",
}
