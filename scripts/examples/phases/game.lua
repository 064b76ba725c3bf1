-- "An object's procedure becomes clear" ("pseudo multitasking", GBA development wiki, 2008): init, move, move on, end.
return { title = "Phases", width = 320, height = 240, scene = "main" }
