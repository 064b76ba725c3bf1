-- Four ranges of hills, near ones in front of far ones. The noise is the height of each column.
local COLUMN = 2     -- pixels
local TWILIGHT = 16  -- number of bands in the sky

local RANGES = {
  { y = 150, height = 70, width = 90, speed = 0.2, color = 0x8a6a98 },
  { y = 180, height = 80, width = 70, speed = 0.5, color = 0x604a80 },
  { y = 210, height = 80, width = 50, speed = 1, color = 0x3a2c5c },
  { y = 245, height = 70, width = 36, speed = 2, color = 0x181430 },
}

local function sky(self)
  self.draw = function()
    local height = draw.height / TWILIGHT
    for i = 0, TWILIGHT - 1 do draw.rect(0, i * height, draw.width, height, 0x503070 + i * 0x0a0600) end
    draw.disc(226, 84, 26, 0xffd090)
  end
  wait_forever()
end

local function hills(self)
  local left = 0
  self.draw = function()
    for x = 0, draw.width - 1, COLUMN do
      local top = self.y - self.height * noise.at(self.place + (left + x) / self.width)
      draw.rect(x, top, COLUMN, draw.height - top, self.color)
    end
  end
  while true do
    left = left + self.speed
    wait(1)
  end
end

return function()
  spawn(sky, { priority = 0.1 })
  for i, range in ipairs(RANGES) do
    range.place, range.priority = i * 1000, 0.1 + i * 0.1   -- each range uses another part of the noise
    spawn(hills, range)
  end
end
