-- Double scrolling as in "pseudo multitasking" (GBA development wiki, 2008): one function, two tasks.
return {
  title = "Parallax",
  description = "One scroll function, two tasks: parallax scrolling.",
  width = 320,
  height = 192,
  scene = "main",
}
