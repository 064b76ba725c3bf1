-- A boss is a list of attacks. The shooter kit runs them one by one and removes an attack's
-- shots when it ends.
return {
  title = "Boss with phases",
  description = "Three spells with name, health bar, time limit and bonus, with the shooter kit.",
  width = 320,
  height = 240,
  scene = "main",
}
