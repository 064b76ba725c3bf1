-- The town on the other bank: # wall, o lit window, | mast.
return {
  rows = {
    "                                                        ",
    "                                                        ",
    "        ####                                            ",
    "        #o##     |                          ###         ",
    "#####   ####    ###                      |  #o#         ",
    "##o## | #o##  | #o#                    ########         ",
    "###################                    ###o####         ",
    "###o###############            |    |  ########   ######",
    "###################       |  ############o##### | ##oo##",
    "######o##o####o######################o##################",
    "#########################################o##############",
    "#########o####o#########################################",
    "########################################################",
  },
  paint = {
    ["#"] = function(x, y, width, height) draw.rect(x, y, width, height, 0x2c2a58) end,
    ["|"] = function(x, y) draw.rect(x + 3, y, 1, 8, 0x2c2a58) end,
    o = function(x, y, width, height)
      draw.rect(x, y, width, height, 0x2c2a58)
      for i = 0, width - 8, 8 do draw.rect(x + i + 2, y + 2, 3, 3, 0x8a78a8) end
    end,
  },
}
