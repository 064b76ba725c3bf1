-- Three hundred birds, each of which observes all others in every tick. They are Java tasks, so all cores share the
-- work. Three jobs compute the shape of the flock; one of them waits for another. The classes are in java/flock;
-- `kodama dev` compiles them (requires a JDK).
return {
  title = "Flock",
  description = "Three hundred Java tasks that compute in parallel, on all cores.",
  width = 320,
  height = 240,
  scene = "main",
  java = { "classes" },
}
