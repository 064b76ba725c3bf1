-- 004-game-loop in Java: the same pictures. java/gameloop/GameMaster.java is the document's loop itself, in 30 lines: a
-- thread, update and render, a counter of frames, sleeps that are corrected. `kodama dev` compiles both on a JDK.
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
