-- Endless hills whose heights come from `noise`, a Lua module written in Java. The class is in java/hills; `kodama dev`
-- compiles it (requires a JDK).
return {
  title = "Own module",
  description = "Endless hills, whose height comes from a Lua module written in Java.",
  width = 320,
  height = 240,
  scene = "main",
  java = { "classes" },
  modules = { "hills.Noise" },
}
