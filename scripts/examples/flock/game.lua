-- Three hundred birds, each of which observes all others in every tick: work that Java tasks share among all cores.
-- Three jobs, one of which waits for another, evaluate the flock as a whole. The classes are in java/flock; `kodama
-- dev` compiles them on a JDK.
return {
  title = "Flock",
  description = "Three hundred Java tasks that compute in parallel, on all cores.",
  width = 320,
  height = 240,
  scene = "main",
  java = { "classes" },
}
