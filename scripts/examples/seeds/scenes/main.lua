-- A lantern alternately throws seeds and releases moths; Z turns every shot into a star.
local seeds = require "seeds"

local function night(self)
  self.draw = function()
    for i = 0, 11 do draw.rect(0, i * 20, 320, 20, 0x101020 + i * 0x020103) end
    draw.disc(160, 60, 9, 0xffd080)
  end
  while true do
    if input.pressed "fire" then shot.cancel { into = seeds.star } end
    wait(1)
  end
end

local function hud(self)
  self.draw = function() draw.text("shots " .. shot.count() .. "   Z: bomb", 8, 226) end
  wait_forever()
end

return function()
  spawn(night, { priority = 0.1 })
  spawn(hud, { priority = 0.9 })
  while true do
    seeds.throw(160, 60)
    wait(60)
    seeds.release(160, 60, 5)
    wait(90)
  end
end
