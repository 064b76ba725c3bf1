-- The settings that Kodama reads before the first frame. The guide lists all options.
return {
  title = "My game",
  -- the name of the folder for saves: do not change it once others play your game
  id = "my-game",
  version = "0.1.0",
  author = "Your name",
  license = "All rights reserved", -- or "MIT", "CC0-1.0", ...
  description = "A lamp that catches moths, in Java alone.",
  width = 160,
  height = 120,
  scene = "mygame.Title", -- the first scene: java/mygame/Title.java
  java = { "classes" }, -- the classes compiled from the folder java; see README.md
}
