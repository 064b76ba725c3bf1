-- Two frames per tick: in the second, smooth tasks are shown at interpolated positions. The ticks do not change.
return {
  title = "Smooth",
  description = "Sixty frames a second over thirty ticks: swallows that are smooth, and some that are not.",
  width = 320,
  height = 240,
  fps = 30,
  scene = "main",
}
