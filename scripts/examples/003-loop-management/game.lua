-- The life of a program by "the game loop and threads" (gakimaru, 2014): a title, a field, a battle and an event that
-- can each be begun by the portal of `kodama dev`, with a debug save and commands. F5 begins again where the portal
-- began; Ctrl+F5 goes back to the portal.
return {
  title = "Loop management",
  description = "Simple and soft resets, debug saves with commands, the portal, frame rates.",
  width = 240,
  height = 160,
  scene = "title",
}
