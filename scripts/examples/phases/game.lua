-- "An object's procedure becomes clear" ("pseudo multitasking", GBA development wiki, 2008): init, move, move on, end.
return {
  title = "Phases",
  description = "A lamp from its first phase to its last, and the phase of all at once.",
  width = 320,
  height = 240,
  scene = "main",
}
