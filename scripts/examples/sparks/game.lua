-- A subsystem with steps in each frame: two thousand falling sparks, none of which is a task. The classes are in
-- java/sparks; `kodama dev` compiles them (requires a JDK).
return {
  title = "Sparks",
  description = "Two thousand sparks as a subsystem with steps in each frame; tuned and watched values.",
  width = 320,
  height = 240,
  scene = "main",
  java = { "classes" },
  subsystems = { "sparks.Sparks" },
}
