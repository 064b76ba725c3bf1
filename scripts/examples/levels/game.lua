-- data.read returns the contents of a JSON file. While kodama dev runs, a saved file is read again; data.reloads counts
-- this.
return {
  title = "Levels in JSON",
  description = "Crates to push, in levels from a JSON file that is reloaded when you save it.",
  width = 320,
  height = 200,
  scene = "main",
}
