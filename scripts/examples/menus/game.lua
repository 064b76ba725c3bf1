-- A small game with all that is around one: title, pause, continue, name entry and a ranking that is kept.
return {
  title = "Fireflies",
  description = "Title, pause, continue, name entry and a ranking that is kept, all ready-made.",
  width = 256,
  height = 192,
  scene = "title",
  player_keys = { pause = false }, -- it has a pause of its own
}
