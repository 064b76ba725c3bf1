-- A side-scrolling shooter in a gorge. The rock is solid for the ship, for walkers and for shots.
return {
  title = "Gorge",
  description = "A side-scroller with solid terrain, walkers on floor and ceiling, and shots that bounce off the rock.",
  width = 320,
  height = 192,
  scene = "main",
}
