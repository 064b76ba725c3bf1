-- A thing to pick up is hit by the ship, not the other way round: the ship has hits = item, the
-- item gives what it is worth.
return {
  title = "Power-ups",
  description = "Things to pick up: a wider volley, more speed, a shield that takes one hit.",
  width = 320,
  height = 240,
  scene = "main",
}
