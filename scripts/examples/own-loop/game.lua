-- Java parts of a game's own: a subsystem that keeps the best scores, and a loop object, an editor for the badge. The
-- classes are in java/hammer; `mvn -q -Dquick package` in the topmost folder compiles them, with everything else.
return {
  title = "Own loop",
  width = 160,
  height = 120,
  scene = "main",
  java = { "../../target/classes" },
  subsystems = { "hammer.Scores" },
  loops = { editor = "hammer.Editor" },
}
