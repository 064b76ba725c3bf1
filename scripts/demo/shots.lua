-- The enemies' shots: three shapes in four colors, and leaves. A color is a frame of the shape's sheet.
local COLORS = { "pink", "blue", "gold", "green" }

draw.sheet("pearl", 10, 10)
draw.sheet("ringlet", 12, 12)
draw.sheet("orb", 18, 18)
draw.sheet("leaf", 12, 12)

shot.kind("light", { sprite = "pearl", colors = COLORS })
shot.kind("ringlet", { sprite = "ringlet", colors = COLORS })
shot.kind("call", { sprite = "orb", colors = COLORS, radius = 6 })
shot.kind("autumn", { sprite = "leaf", colors = { "brown", "red", "gold", "green" }, turns = true, radius = 3 })
