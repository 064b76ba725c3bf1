-- The demo: a vertical shooter. This table is what the framework knows before the first frame.
return {
  title = "Kodama",
  width = 240,
  height = 320,
  fps = 60,
  scene = "title",
  java = { "../../demo/target/classes" },
  files = { "../../demo/art" },
}
