-- The houses on this side: # wall, o lit window, | chimney.
return {
  rows = {
    "                                                                ",
    "                                   |                            ",
    "#######                          #####   |                      ",
    "####o##   |                      ##oo# #####                    ",
    "####### ##### #####         |    ##### ###o#                    ",
    "####o## #ooo# #oo##   |  ######  #o### #####                |   ",
    "####### ##### ############o##o#  ##### ##o##             #######",
    "##o#oo# ##oo# #oo#####o########  #o#o# #####     |       #o##oo#",
    "####### ##### ############ooo##  ##### #o#o#  ###### ###########",
    "####### ##### #################  ##### #####  ###### ###########",
  },
  paint = {
    ["#"] = function(x, y, width, height) draw.rect(x, y, width, height, 0x12122c) end,
    ["|"] = function(x, y) draw.rect(x + 2, y + 2, 4, 6, 0x12122c) end,
    o = function(x, y, width, height)
      draw.rect(x, y, width, height, 0x12122c)
      for i = 0, width - 8, 8 do
        draw.rect(x + i + 1, y + 1, 5, 6, 0xf7c86a)
        draw.rect(x + i + 3, y + 1, 1, 6, 0x12122c)
      end
    end,
  },
}
