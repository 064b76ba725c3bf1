-- Options of the player: an option of the game, two languages, and the options screen on Enter or F1.
return {
  title = "What players choose",
  description = "Options of the game's own, two languages, and the screen for them.",
  width = 320,
  height = 240,
  languages = { "en", "ja" },
}
