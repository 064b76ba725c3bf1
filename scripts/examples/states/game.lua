-- States as functions ("many state transitions at once, with tasks", marupeke296): a title, and the enemies after it.
return { title = "States", width = 320, height = 240, scene = "main" }
