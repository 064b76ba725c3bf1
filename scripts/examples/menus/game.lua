-- A small game with ready-made menus: title, pause, continue, name entry and a saved ranking.
return {
  title = "Fireflies",
  description = "Title, pause, continue, name entry and a saved ranking, all ready-made.",
  width = 256,
  height = 192,
  scene = "title",
  player_keys = { pause = false }, -- the game has its own pause menu
}
