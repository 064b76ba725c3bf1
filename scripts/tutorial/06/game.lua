-- game.lua
return { title = "Night watch", width = 240, height = 320, scene = "stage" }
