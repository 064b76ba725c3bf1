-- Shows the task list of "a task system for real shooters" (CodeZine, 2006) as cards sorted by priority. Z adds a card,
-- left and right choose a card, up and down change its priority, X ends it, Enter ends all others, and Shift writes a
-- dump into a save and shows the memory of each card.
return {
  title = "Task system",
  description = "Tasks in order of priority: adding, moving, ending one or all others, their memory, a dump.",
  width = 320,
  height = 240,
  scene = "main",
  -- A linked list of 16 tasks with 64 bytes each. The arena of 1,280 bytes has room for 20 before it must be compacted.
  tasks = { capacity = 16, list = "linked", work = 64, arena = 1280 },
}
