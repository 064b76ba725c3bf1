-- A subsystem with steps of its own in each frame: two thousand sparks that fall, none of which is a task.
-- The classes are in java/sparks; `mvn -q -Dquick package` in the topmost folder compiles them, with everything else.
return {
  title = "Sparks",
  width = 320,
  height = 240,
  scene = "main",
  java = { "../../target/classes" },
  subsystems = { "sparks.Sparks" },
}
