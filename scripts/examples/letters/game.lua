-- One script for two languages: a title, and a dialogue that appears letter by letter.
return {
  title = "Letters",
  description = "A title and a dialogue in English and Japanese, from one script.",
  width = 320,
  height = 240,
  scene = "main",
}
