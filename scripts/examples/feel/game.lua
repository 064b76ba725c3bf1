-- The effects of the module feel, one for each key: hit stop, slow motion, flashes, shaking, points and transitions.
return {
  title = "Feel",
  description = "A key for each effect: hit stop, slow motion, flashes, shaking, zoom, points, transitions.",
  width = 320,
  height = 240,
  scene = "main",
  actions = {
    stop = "1", slow = "2", white = "3", shake = "4", flash = "5", punch = "6", points = "7", all = "8",
    fade = "Q", wipe = "W", iris = "E", mosaic = "R", doors = "T",
  },
}
