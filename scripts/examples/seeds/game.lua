-- Bullets that spawn bullets: some hear of their end, some have a task of their own, and Z takes them all away.
return {
  title = "Seeds",
  description = "Bullets that spawn bullets: by what they tell of their end, and by a task of their own. Z is a bomb.",
  width = 320,
  height = 240,
  scene = "main",
}
