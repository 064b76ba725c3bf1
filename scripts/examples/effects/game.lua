-- The effects of draw.effect, one after the other.
return {
  title = "Effects",
  description = "One scene, nineteen ways: left and right choose the effect that changes everything drawn before it.",
  width = 320,
  height = 240,
  scene = "main",
}
