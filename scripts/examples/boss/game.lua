-- A boss is a list of attacks. The kit runs them one by one; their shots are children of the boss.
return {
  title = "Boss with phases",
  description = "Three spells with name, health bar, time limit and bonus, with the shooter kit.",
  width = 320,
  height = 240,
  scene = "main",
}
