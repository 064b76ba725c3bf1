-- A title and a dialogue in two languages from one script. The dialogue is typed letter by letter.
return {
  title = "Letters",
  description = "A title and a dialogue in English and Japanese, from one script.",
  width = 320,
  height = 240,
  scene = "main",
}
