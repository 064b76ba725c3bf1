-- The entries of the portal. Scenes and commands in Java are named by their classes.
return {
  { group = "Game",
    { "Title", scene = "lamplight.Title" },
    { "Field, level 1", scene = "lamplight.Field" },
  },
  { group = "Debug saves",
    { "Field, level 5", scene = "lamplight.Field", save = "rich" },
    { "Battle, level 9", scene = "lamplight.Battle", save = "rich", commands = { { "lamplight.SetLevel", 9 } } },
    { "Event over the field", scene = "lamplight.Event", base = "lamplight.Field", fps = 30 },
  },
}
