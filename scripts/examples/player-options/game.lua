-- Player options: two options of the game, two languages, and the options screen on Enter or F1.
return {
  title = "What players choose",
  description = "The game's own options, two languages, and the options screen.",
  width = 320,
  height = 240,
  languages = { "en", "ja" },
}
