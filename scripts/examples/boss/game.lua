-- A boss is a list of attacks. Each is a child that fires until its share of health is gone or its time is over.
return {
  title = "Boss with phases",
  description = "Three attacks with a name, a bar of health and a time limit each.",
  width = 320,
  height = 240,
  scene = "main",
}
