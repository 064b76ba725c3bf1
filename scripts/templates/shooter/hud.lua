-- Points and ships at the top of the picture.
local score = require "score"

local POINTS = { color = 0xffe080, outline = 0x201020 }

return function(self)
  self.draw = function()
    draw.text(("%06d"):format(score.points), 6, 6, POINTS)
    for i = 1, score.ships do draw.sprite("ship", draw.width - i * 14, 10, { scale = 0.6 }) end
  end
  wait_forever()
end
