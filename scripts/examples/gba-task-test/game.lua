-- The sample of "pseudo multitasking" (GBA development wiki, 2008) on the screen of that machine: arrows fly, Z fires.
return {
  title = "task test",
  width = 240,
  height = 160,
  scene = "game",
  tasks = "handheld",   -- 100 places and a work area of 48 bytes each, as in the document
}
