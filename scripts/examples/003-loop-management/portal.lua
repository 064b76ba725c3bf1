-- The entries of the portal: title, field, battle and event, as a player reaches them or with better equipment.
return {
  { group = "Game", "title", { "Field, level 1", scene = "field" } },
  { group = "Debug saves",
    { "Field, level 5", scene = "field", save = "rich" },
    { "Battle, level 9", scene = "battle", save = "rich", commands = { { "level", 9 }, { "lamps", 99 } } },
    { "Event over the field", scene = "event", base = "field", fps = 30 },
  },
}
