-- An item is hit by the ship: the ship has `hits = "item"`, and the item's on_hit gives its effect.
return {
  title = "Power-ups",
  description = "Items: a wider volley, more speed, a shield against one hit.",
  width = 320,
  height = 240,
  scene = "main",
}
