-- Each runner waits for a signal, runs, and signals the next; the race awaits the last of each team. Nothing is polled
-- each tick.
return {
  title = "Relay",
  description = "A relay race: tasks that wait for each other with await and wait_for.",
  width = 320,
  height = 160,
  scene = "main",
}
