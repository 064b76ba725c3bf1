-- Two frames a tick: what is smooth is shown on its way in the second. The ticks are the same either way.
return {
  title = "Smooth",
  description = "Sixty frames a second over thirty ticks: swallows that are smooth, and some that are not.",
  width = 320,
  height = 240,
  fps = 30,
  scene = "main",
}
