-- The sample of "pseudo multitasking" (GBA development wiki, 2008) on the screen of that machine: arrows fly, Z fires.
return {
  title = "task test",
  description = "A whole little shooter in phases, with fixed point and 100 places for tasks.",
  width = 240,
  height = 160,
  scene = "game",
  tasks = 100,                -- MAX_TASK_CNT: what is spawned beyond is a dummy
}
