-- 002-state-transitions in Java: the same keys, the same pictures. The classes are in java/transitions; `kodama dev`
-- compiles them (requires a JDK).
return {
  title = "State transitions in Java",
  description = "The same in Java: states as methods of a class, assigned as method references.",
  width = 320,
  height = 240,
  scene = "transitions.Main",
  java = { "classes" },
  tasks = "states",
}
