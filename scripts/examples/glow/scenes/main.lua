-- A pond at night. Each firefly remembers its last positions; its trail is an image drawn along them.
local WATER = 170                 -- distance of the pond from the top, in pixels
local TRAIL = 24                  -- positions that a firefly remembers
local COLORS = { "yellow", "green", "cyan", "orange", "purple" }
local SHINE = { yellow = 0xffe060, green = 0x80ff60, cyan = 0x50d0ff, orange = 0xffa040, purple = 0xc070ff }

local widths = {}
for i = 1, TRAIL do widths[i] = 7 * (1 - (i - 1) / (TRAIL - 1)) end

local function glow(x, y, radius, color, alpha)
  for part = 1, 5 do
    draw.disc(x, y, radius * part / 5, color, { blend = "add", alpha = alpha })
  end
end

local function night(self)
  self.draw = function()
    for i = 0, 16 do draw.rect(0, i * 10, 320, 10, 0x060818 + i * 0x010103) end
    draw.polygon({ 0, WATER, 0, 120, 50, 96, 100, 128, 150, 104, 210, 140, 270, 100, 320, 124, 320, WATER }, 0x080c14)
    draw.rect(0, WATER, 320, 240 - WATER, 0x0a1428)
    for i = 0, 9 do
      local x, y = 20 + i * 37 % 280, WATER + 6 + i * 7
      draw.line(x, y, x + 30, y, 0x203860, { width = 2, alpha = 0.5 })
    end
  end
  wait_forever()
end

local function reeds(self)
  self.draw = function()
    for i = 0, 11 do
      local x = 6 + i * 8 + i % 3 * 3
      draw.line(x, 240, x + 8 - i % 4 * 5, 158 + i * 29 % 34, 0x04060c, { width = 3, round = true })
      draw.line(320 - x, 240, 316 - x + i % 4 * 5, 164 + i * 23 % 34, 0x04060c, { width = 3, round = true })
    end
  end
  wait_forever()
end

local function moon(self)
  self.draw = function()
    draw.disc(250, 44, 16, 0xfff0d0)
    glow(250, 44, 60, 0xa0b0ff, 0.05)
    draw.rect(236, WATER, 28, 70, 0x8090c0, { blend = "add", alpha = 0.12 })
  end
  wait_forever()
end

local function firefly(self)
  local way = {}
  for i = 1, 2 * TRAIL, 2 do way[i], way[i + 1] = self.x, self.y end
  local angle = self.number * 67
  self.draw = function()
    local shine = SHINE[self.color]
    draw.strip("kodama.rice." .. self.color, way, { width = widths, blend = "add", alpha = 0.8 })
    glow(self.x, self.y, 18, shine, 0.09)
    draw.disc(self.x, self.y, 1, 0xffffff)
    local depth = WATER + (WATER - self.y) / 3
    glow(self.x, depth, 9, shine, 0.05)
  end
  for tick = self.number * 31, math.huge do
    angle = angle + 3 * math.sin(tick / 23) + 2 * math.sin(tick / 57)
    self.x = self.x + 1.6 * math.cos(math.rad(angle))
    self.y = self.y + 1.1 * math.sin(math.rad(angle))
    if self.x < 20 or self.x > 300 or self.y < 30 or self.y > 150 then
      local home = math.deg(math.atan2(95 - self.y, 160 - self.x))
      angle = angle + ((home - angle + 180) % 360 - 180) * 0.1
    end
    table.move(way, 1, 2 * TRAIL - 2, 3)
    way[1], way[2] = self.x, self.y
    wait(1)
  end
end

return function()
  spawn(night, { priority = 0.1 })
  spawn(moon, { priority = 0.2 })
  for number = 1, 15 do
    local x, y = 30 + number * 83 % 260, 50 + number * 37 % 90
    spawn(firefly, { name = "firefly " .. number, x = x, y = y, number = number, color = COLORS[1 + number % #COLORS] })
  end
  spawn(reeds, { priority = 0.9 })
end
