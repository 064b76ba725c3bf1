-- The settings that Kodama reads before the first frame. The guide lists all options.
return {
  title = "My game",
  -- the name of the folder for saves: do not change it once others play your game
  id = "my-game",
  version = "0.1.0",
  author = "Your name",
  license = "All rights reserved", -- or "MIT", "CC0-1.0", ...
  description = "A ship against what comes down from above.",
  width = 240,
  height = 320,
  scene = "title", -- the first scene: scenes/title.lua
  player_keys = { pause = false }, -- the stage has its own pause menu
}
