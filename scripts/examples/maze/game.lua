-- Path finding. job.path searches in the background, and await waits for the path; see the guide, Background jobs.
return {
  title = "Ways",
  description = "A path search that runs again when the walls change; a click adds or removes a wall.",
  width = 320,
  height = 240,
  scene = "main",
  actions = { fire = { "Z", "pad:A" }, build = "mouse:left" },
}
