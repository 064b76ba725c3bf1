-- A small game with everything around it: title, pause, continue, name entry and a saved ranking.
return {
  title = "Fireflies",
  description = "Title, pause, continue, name entry and a saved ranking, all ready-made.",
  width = 256,
  height = 192,
  scene = "title",
  player_keys = { pause = false }, -- it has a pause of its own
}
