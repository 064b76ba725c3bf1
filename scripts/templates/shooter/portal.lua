-- Entries for the portal of `kodama dev`, shown above all scenes and sections, which it finds itself.
return {
  { group = "Stage",
    { "From the beginning", scene = "stage" },
    { "The boss, with all power", scene = "stage", fields = { section = "boss", given = { power = 4, bombs = 5 } } },
  },
  { group = "Around it", { "Title", scene = "title" }, { "The end", scene = "over", fields = { word = "WELL DONE" } } },
}
