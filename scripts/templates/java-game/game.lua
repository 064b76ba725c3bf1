-- What Kodama has to know of the game before the first frame. The guide lists all options.
return {
  title = "My game",
  -- names the folder of the saves: keep it once others play your game
  id = "my-game",
  version = "0.1.0",
  author = "Your name",
  license = "All rights reserved", -- or "MIT", "CC0-1.0", ...: what others may do with it
  description = "A lamp that catches moths, in Java alone.",
  width = 160,
  height = 120,
  scene = "mygame.Title", -- the first one: java/mygame/Title.java
  java = { "classes" }, -- what javac has made of the folder java; see README.md
}
