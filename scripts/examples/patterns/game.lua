-- Shows bullet patterns, which are tables, page by page: each is fired in a cell with its name.
return {
  title = "Bullet patterns",
  description = "All shapes of patterns, nested and over time. Z turns the page.",
  width = 640,
  height = 480,
  scene = "main",
}
