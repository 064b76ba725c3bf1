-- data.read returns what a JSON file has. While kodama dev runs, a saved file is read again;
-- data.reloads counts that.
return {
  title = "Levels in JSON",
  description = "Crates to push, in levels from a JSON file: saved in an editor, a level is there at once.",
  width = 320,
  height = 200,
  scene = "main",
}
