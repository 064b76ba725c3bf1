-- The settings that Kodama reads before the first frame. The guide lists all options.
return {
  title = "My game",
  -- the name of the folder for saves: do not change it once others play your game
  id = "my-game",
  version = "0.1.0",
  author = "Your name",
  license = "All rights reserved", -- or "MIT", "CC0-1.0", ...
  description = "A hero who runs and jumps over hills to a flag.",
  width = 320,
  height = 192,
  scene = "main", -- the first scene: scenes/main.lua
}
