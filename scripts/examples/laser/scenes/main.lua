-- Two eyes fire beams, which aim at the ship or sweep, and curves between them. The arrow keys move the ship.
local eyes = require "eyes"

local function night(self)
  self.draw = function()
    draw.fill(0x0a0c1c)
    for i = 0, 15 do draw.line(i * 22, 0, 160 + (i * 22 - 160) * 3, 240, 0x141a38) end
    for _, x in ipairs { 60, 260 } do
      draw.disc(x, 30, 14, 0x30284c)
      draw.disc(x, 30, 8, 0xff5070)
      draw.disc(x, 30, 3, 0xffe0e0)
    end
  end
  wait_forever()
end

local function ship(self)
  self.name, self.group, self.x, self.y, self.hurt = "ship", "ship", 160, 190, 0
  self.hitbox, self.graze, self.grazed = circle(2), 14, 0
  self.on_hit = function() self.hurt = 20 end
  self.on_graze = function(_, _, _, n) self.grazed = self.grazed + n end
  self.draw = function()
    draw.disc(self.x, self.y, 6, self.hurt > 0 and 0xff4040 or 0x60d0ff)
    draw.disc(self.x, self.y, 2, 0xffffff)
    draw.text("graze " .. self.grazed, 4, 226, { color = 0x8090c0 })
  end
  while true do
    local dx, dy = input.axis()
    self.x = math.max(6, math.min(314, self.x + dx * 2))
    self.y = math.max(6, math.min(234, self.y + dy * 2))
    self.hurt = math.max(0, self.hurt - 1)
    wait(1)
  end
end

return function()
  spawn(night, { priority = 0.1 })
  eyes.watch(spawn(ship, { priority = 0.6 }))
end
