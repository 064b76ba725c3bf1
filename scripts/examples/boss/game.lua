-- A boss is a list of attacks. The kit runs them one by one; their shots are children of the boss.
return {
  title = "Boss with phases",
  description = "Three spells with a name, a bar of life, a time limit and a bonus each, by the kit for shooters.",
  width = 320,
  height = 240,
  scene = "main",
}
