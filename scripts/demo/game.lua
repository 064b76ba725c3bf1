-- The demo, a vertical shooter. This table holds the settings that Kodama reads before the first frame.
return {
  title = "Kodama Demo",
  version = "1.0",
  author = "Kodama contributors",
  license = "MIT",
  description = "A vertical shooter: a small ship, a forest at night, and its guardian.",
  width = 240,
  height = 320,
  fps = 60,
  scene = "title",
  player_keys = { pause = false }, -- the game has its own pause menu
  java = { "../../demo/target/classes" },
  files = { "../../demo/art" },
}
