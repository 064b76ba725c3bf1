-- What a hit looks like: a white flash, a squash, and an image that dissolves.
return {
  title = "Hit flash",
  description = "Hits that you can see: a white flash, a squash, a shot that flares up, and an image that dissolves.",
  width = 160,
  height = 120,
  scene = "main",
}
