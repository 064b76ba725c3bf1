-- The sample of "pseudo multitasking" (GBA development wiki, 2008) on the screen of that machine. Arrows fly, Z fires
-- fans of five, X is a bomb. 000-pseudo-multitasking-java is the same in Java.
return {
  title = "Pseudo multitasking",
  description = "A small shooter with phases, fans of shots, fixed-point numbers and a pool of 100 tasks.",
  width = 240,
  height = 160,
  scene = "game",
  tasks = 100,                -- MAX_TASK_CNT: further ones are dummies
}
