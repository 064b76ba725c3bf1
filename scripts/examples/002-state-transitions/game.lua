-- A title and enemies whose states are functions, after "many state transitions at once, with tasks" (marupeke296).
-- 002-state-transitions-java is the same in Java.
return {
  title = "State transitions",
  description = "States as functions: a title that fades in and out, and enemies in a row.",
  width = 320,
  height = 240,
  scene = "main",
  tasks = "states",           -- 1,024 tasks, the document's states[1024]
}
