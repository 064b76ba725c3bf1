-- What Kodama has to know of the game before the first frame. The guide lists all options.
return {
  title = "My game",
  -- names the folder of the saves: keep it once others play your game
  id = "my-game",
  version = "0.1.0",
  author = "Your name",
  license = "All rights reserved", -- or "MIT", "CC0-1.0", ...: what others may do with it
  description = "A lantern in snow that falls by a class in Java.",
  width = 320,
  height = 240,
  scene = "main", -- the first one: scenes/main.lua
  java = { "classes" }, -- what javac has made of the folder java; see README.md
}
