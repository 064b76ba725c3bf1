-- A conversation is a list; a line that has answers is a question. kodama.text types, kodama.menu.list asks.
return {
  title = "Dialogue",
  description = "Two who talk, letter by letter, with faces; an answer to choose leads on to other lines.",
  width = 320,
  height = 200,
  scene = "main",
}
