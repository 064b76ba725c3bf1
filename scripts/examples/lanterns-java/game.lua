-- lanterns in Java: the same game without a script, with the same pictures for the same keys. The classes are in
-- java/lanterns; `kodama dev` compiles them on a JDK.
return {
  title = "Lanterns in Java",
  description = "A whole game in Java alone: menus, phases, a saved high score, soft reset and quit.",
  width = 160,
  height = 200,
  scene = "lanterns.Title",
  java = { "classes" },
}
