-- Animations of a sprite sheet. The left and right arrow keys walk, Z jumps; what is shown follows from what happens.
return {
  title = "Animation",
  description = "A character that idles, walks, jumps and lands: animations of a sprite sheet, dust at each step.",
  width = 208,
  height = 130,
  scene = "main",
}
