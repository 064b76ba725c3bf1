-- Two frames per tick: in the second, smooth tasks are shown at interpolated positions. The ticks do not change.
return {
  title = "Smooth",
  description = "Sixty frames per second over thirty ticks: some swallows move smoothly, some do not.",
  width = 320,
  height = 240,
  fps = 30,
  scene = "main",
}
