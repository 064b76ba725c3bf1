-- Bullets that spawn bullets: some with a callback for their end, some with their own task. Z clears them all.
return {
  title = "Seeds",
  description = "Bullets that spawn bullets: with a callback for their end, or with a task of their own. Z is a bomb.",
  width = 320,
  height = 240,
  scene = "main",
}
