-- Tasks written in Java beside tasks written in Lua. The classes are in java/fireworks; `mvn -q -Dquick package` in the
-- topmost folder compiles them, with everything else. In a game of your own, name your jar or class folder here.
return {
  title = "Java tasks",
  description = "The same rocket as a Lua coroutine and as three kinds of Java task.",
  width = 320,
  height = 240,
  scene = "main",
  java = { "classes" },
}
