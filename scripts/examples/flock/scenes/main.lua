-- Lua moves the goal of the flock; each bird finds its own path, in Java.
local BIRDS = 300
local ROUND = 500   -- ticks

local function evening(self)
  self.draw = function()
    for i = 0, 15 do draw.rect(0, i * 15, 320, 15, 0x402850 + i * 0x060200) end
    draw.disc(250, 196, 22, 0xf0a060)
    draw.rect(0, 210, 320, 30, 0x201018)
  end
  wait_forever()
end

-- the shadow on the ground, darker the lower the flock flies
local function shadow(self)
  local flock = self.flock
  self.draw = function()
    if not flock.width then return end
    draw.rect(flock.middle - 2 * flock.width, 211, 4 * flock.width, 4, 0x000000, 0.2 + 0.8 * flock.height / 240)
  end
  wait_forever()
end

return function()
  spawn(evening, { priority = 0.1 })
  local flock = spawn("flock.Flock", { birds = BIRDS, x = 160, y = 100, priority = 0.4 })
  spawn(shadow, { priority = 0.2, flock = flock })
  for tick = 1, math.huge do
    local turn = 2 * math.pi * tick / ROUND
    flock.x, flock.y = 160 + 60 * math.cos(turn), 100 + 50 * math.sin(2 * turn)
    wait(1)
  end
end
