-- Java parts of a game: a subsystem that stores the best scores, and a loop object, an editor for the badge. The
-- classes are in java/hammer; `kodama dev` compiles them (requires a JDK).
return {
  title = "Own loop",
  description = "A high score table as a subsystem, and an editor as a loop object, both in Java.",
  width = 160,
  height = 120,
  scene = "main",
  java = { "classes" },
  subsystems = { "hammer.Scores" },
  loops = { editor = "hammer.Editor" },
}
