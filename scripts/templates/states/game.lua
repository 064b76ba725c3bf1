-- What Kodama has to know of the game before the first frame. The guide lists all options.
return {
  title = "My game",
  -- names the folder of the saves: keep it once others play your game
  id = "my-game",
  version = "0.1.0",
  author = "Your name",
  license = "All rights reserved", -- or "MIT", "CC0-1.0", ...: what others may do with it
  description = "A rabbit that leaps over stones.",
  width = 320,
  height = 180,
  scene = "main", -- the first one: scenes/main.lua
}
