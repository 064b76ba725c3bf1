-- A light that circles at sixty frames per second, after "let's make the game loop" (classic games in Delphi, part 2;
-- Qiita, 2024): update, render, and sleeps that correct the error of the previous one. The framework has this loop;
-- 004-game-loop-java implements it in 30 lines.
return {
  title = "Game loop",
  description = "Update and render sixty times per second, with corrected sleeps and a frame counter.",
  width = 320,
  height = 240,
  scene = "main",
  fps = 60,
  pacing = "corrected",         -- a sleep that was too long makes the next one shorter
  show_fps = true,              -- white, at the bottom left: frames * 1000 / milliseconds, updated after 999 ms
}
