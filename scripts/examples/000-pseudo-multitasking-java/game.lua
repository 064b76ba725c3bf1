-- 000-pseudo-multitasking in Java: the same keys, the same pictures. The classes are in java/multitasking; `kodama dev`
-- compiles them (requires a JDK).
return {
  title = "Pseudo multitasking in Java",
  description = "The same in Java: phases as methods, and numbers in a work area of 48 bytes.",
  width = 240,
  height = 160,
  scene = "multitasking.Main",
  java = { "classes" },
  -- 100 tasks with 48 bytes each, as in the document; the arena has room for 100 new tasks in any tick
  tasks = { capacity = 100, work = 48, arena = 204800 },
}
