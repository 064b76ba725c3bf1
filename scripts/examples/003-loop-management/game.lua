-- A title, a field, a battle and an event, each of which the portal of `kodama dev` can start with a debug save and
-- commands, after "the game loop and threads" (gakimaru, 2014). F5 restarts where the portal started; Ctrl+F5 returns
-- to the portal.
return {
  title = "Loop management",
  description = "Simple and soft resets, debug saves with commands, the portal, frame rates.",
  width = 240,
  height = 160,
  scene = "title",
}
