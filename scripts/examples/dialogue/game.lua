-- A conversation is a list of lines; a line with answers is a question. kodama.text types, kodama.menu.list asks.
return {
  title = "Dialogue",
  description = "A dialogue with faces, letter by letter; the player's answer selects the next lines.",
  width = 320,
  height = 200,
  scene = "main",
}
