-- The task list of "a task system for real shooters" (CodeZine, 2006), to look at: cards in a list that is sorted by
-- priority. Z adds a card, left and right choose one, up and down change its priority, X ends it, Enter ends all
-- others, and Shift writes a dump into a save and shows where each card has its bytes.
return {
  title = "Task system",
  description = "Tasks in order of priority: adding, moving, ending one or all others, their memory, a dump.",
  width = 320,
  height = 240,
  scene = "main",
  -- 16 tasks in a linked list; each has 64 of 1,280 bytes, so that there is room for 20 before areas are moved together
  tasks = { capacity = 16, list = "linked", work = 64, arena = 1280 },
}
