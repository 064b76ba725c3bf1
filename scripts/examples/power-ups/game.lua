-- Items. The ship hits them, because it has `hits = "item"`; the on_hit of an item then applies its effect.
return {
  title = "Power-ups",
  description = "Items: a wider volley, more speed, a shield against one hit.",
  width = 320,
  height = 240,
  scene = "main",
}
