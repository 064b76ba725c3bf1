-- 001-task-system in Java: the same keys, the same pictures. The classes are in java/tasksystem; `kodama dev` compiles
-- them (requires a JDK).
return {
  title = "Task system in Java",
  description = "The same in Java: priorities, ending one task or all others, work areas in an arena, a dump.",
  width = 320,
  height = 240,
  scene = "tasksystem.Main",
  java = { "classes" },
  tasks = { capacity = 16, list = "linked", work = 64, arena = 1280 },
}
