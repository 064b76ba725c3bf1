-- Places to begin at: title, field, battle and event, each as a player would come there, or better equipped.
return {
  { group = "Game", "title", { "Field, level 1", scene = "field" } },
  { group = "Debug saves",
    { "Field, level 5", scene = "field", save = "rich" },
    { "Battle, level 9", scene = "battle", save = "rich", commands = { { "level", 9 }, { "lamps", 99 } } },
    { "Event over the field", scene = "event", base = "field", fps = 30 },
  },
}
