-- A menu pauses the planes but not the sea: "the background is to scroll on while the player is in the menu" (GBA
-- development wiki, 2008).
return {
  title = "Menu over scroll",
  description = "A menu that pauses the characters while the sea continues to scroll.",
  width = 320,
  height = 240,
  scene = "main",
}
