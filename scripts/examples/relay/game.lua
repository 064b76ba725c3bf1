-- Tasks that wait for each other. Each runner waits for a signal, runs, and signals the next; each team awaits its
-- runners, and the race awaits the teams. Nothing is checked every tick.
return {
  title = "Relay",
  description = "A relay race: tasks that wait for each other with await and wait_for.",
  width = 320,
  height = 160,
  scene = "main",
}
