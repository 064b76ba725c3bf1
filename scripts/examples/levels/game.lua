-- A crate-pushing puzzle with levels in JSON. data.read returns the contents of a file. `kodama dev` reads the file
-- again when you save it; data.reloads counts this.
return {
  title = "Levels in JSON",
  description = "Crates to push, in levels from a JSON file that is reloaded when you save it.",
  width = 320,
  height = 200,
  scene = "main",
}
