-- One script for two languages: a title, and a dialogue that appears letter by letter.
return { title = "Letters", width = 320, height = 240, scene = "main" }
