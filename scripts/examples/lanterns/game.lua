-- A whole small game: title, pause, a high score that is saved, restart and quit. lanterns-java is the same in Java.
return {
  title = "Lanterns",
  description = "A whole game with menus, phases, a saved high score, soft reset and quit; also in Java.",
  width = 160,
  height = 200,
  scene = "title",
}
