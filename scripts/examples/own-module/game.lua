-- A Lua module written in Java: `noise`, from which endless hills are drawn. The class is in java/hills; `kodama dev`
-- compiles it on a JDK.
return {
  title = "Own module",
  description = "Endless hills, whose height comes from a Lua module written in Java.",
  width = 320,
  height = 240,
  scene = "main",
  java = { "classes" },
  modules = { "hills.Noise" },
}
