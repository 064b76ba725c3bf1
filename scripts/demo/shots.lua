-- The enemies' shots: three shapes, each in four colors. A color is a frame of the shape's sheet.
draw.sheet("pearl", 10, 10)
draw.sheet("ringlet", 12, 12)
draw.sheet("orb", 18, 18)

return { PINK = 1, BLUE = 2, GOLD = 3, GREEN = 4 }
