-- A cave made with Tiled. Arrow keys move the lamp; coins are objects of the map, and cracked bricks break.
local level = map.load "maps/cave"

local function coin(self)
  self.draw = function()
    draw.disc(self.x, self.y, 5, 0xffc040)
    draw.disc(self.x, self.y, 3, 0xffe890)
  end
  self:tween({ y = self.y - 3 }, 30, { ease = "sine_in_out", times = math.huge, reverse = true })
  local lamp = find "start"
  wait_until(function() return math.abs(lamp.x - self.x) < 12 and math.abs(lamp.y - self.y) < 12 end)
  particle.burst("sparks", self.x, self.y)
end

local function break_bricks(x, y)
  local column, row = level:to_tile(x, y)
  if level:tile_class("walls", column, row) ~= "cracked" then return end
  level:set_tile("walls", column, row)
  particle.burst("shards", x, y)
end

local function lamp(self)
  self.draw = function()
    draw.disc(self.x, self.y, 9, 0x604018, { blend = "add" })
    draw.disc(self.x, self.y, 4, 0xfff0c0)
  end
  while true do
    local x, y = input.axis()
    self.x = math.max(8, math.min(level.pixel_width - 8, self.x + 1.5 * x + 1))
    self.y = math.max(40, math.min(level.pixel_height - 40, self.y + 1.5 * y))
    break_bricks(self.x, self.y)
    wait(1)
  end
end

return function()
  level:spawn("sky", { priority = -30 })
  level:spawn("hills", { priority = -20 })
  level:spawn("walls", { priority = -10 })
  level:spawn_objects("things", { coin = coin, start = lamp })
  camera.spawn { follow = find "start", bounds = { 0, 0, level.pixel_width, level.pixel_height } }
  wait_forever()
end
