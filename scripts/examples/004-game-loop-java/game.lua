-- 004-game-loop in Java: the same pictures. java/gameloop/GameMaster.java is the document's loop in 30 lines: a thread,
-- update and render, a frame counter, corrected sleeps. `kodama dev` compiles both (requires a JDK).
return {
  title = "Game loop in Java",
  description = "The same in Java, and your own loop with corrected sleeps, in 30 lines.",
  width = 320,
  height = 240,
  scene = "gameloop.Main",
  java = { "classes" },
  fps = 60,
  pacing = "corrected",
  show_fps = true,
}
