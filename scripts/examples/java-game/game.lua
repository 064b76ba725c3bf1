-- A game written in Java alone: its scene is a class, and no script is needed but this one. The classes are in
-- java/lanterns; `mvn -q -Dquick package` in the topmost folder compiles them, with everything else.
return {
  title = "Lanterns",
  description = "A game written in Java alone: its scene is a class that spawns all others.",
  width = 160,
  height = 200,
  scene = "lanterns.Play",
  java = { "classes" },
}
