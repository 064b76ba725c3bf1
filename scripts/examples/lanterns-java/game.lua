-- lanterns in Java, without a script: the same keys, the same pictures. The classes are in java/lanterns; `kodama dev`
-- compiles them (requires a JDK).
return {
  title = "Lanterns in Java",
  description = "A whole game in Java alone: menus, phases, a saved high score, soft reset and quit.",
  width = 160,
  height = 200,
  scene = "lanterns.Title",
  java = { "classes" },
}
