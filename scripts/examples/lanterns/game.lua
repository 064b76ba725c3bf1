-- A complete small game: title, pause, saved high score, restart and quit. lanterns-java is the same game in Java.
return {
  title = "Lanterns",
  description = "A whole game with menus, phases, a saved high score, soft reset and quit; also in Java.",
  width = 160,
  height = 200,
  scene = "title",
}
