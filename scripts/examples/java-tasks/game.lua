-- Tasks written in Java next to tasks written in Lua. The classes are in java/fireworks; `kodama dev` compiles them
-- (requires a JDK). In your own game, name your jar or class folder in `java` below.
return {
  title = "Java tasks",
  description = "The same rocket as a Lua coroutine and as three types of Java task.",
  width = 320,
  height = 240,
  scene = "main",
  java = { "classes" },
}
