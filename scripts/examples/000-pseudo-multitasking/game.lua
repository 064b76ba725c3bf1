-- A small shooter whose tasks run in numbered phases: the sample program of "pseudo multitasking" (GBA development
-- wiki, 2008), on a screen of the same size. The arrow keys fly, Z fires fans of five shots, X drops a bomb.
-- 000-pseudo-multitasking-java is the same game in Java.
return {
  title = "Pseudo multitasking",
  description = "A small shooter with phases, fans of shots, fixed-point numbers and a pool of 100 tasks.",
  width = 240,
  height = 160,
  scene = "game",
  tasks = 100,                -- MAX_TASK_CNT; spawn returns a dummy when there are more
}
