-- States as functions ("many state transitions at once, with tasks", marupeke296): a title, and the enemies after it.
return {
  title = "States",
  description = "States as methods: a title that fades in, stays, and fades out.",
  width = 320,
  height = 240,
  scene = "main",
}
