-- Each runner waits to be told, runs, tells the next; the race awaits the last of each team. No
-- one asks in each tick.
return {
  title = "Relay",
  description = "Runners who hand on a baton: tasks that wait for each other by await and wait_for.",
  width = 320,
  height = 160,
  scene = "main",
}
