-- The world: sky, tiles, coins, and a camera that keeps the hero in the middle.
local hero = require "hero"
local map = require "map"

local WORDS = { color = 0x203050 }

local pick = sfx.coin(2, { volume = 0.15 })

local function camera_x()
  local self = find "hero"
  return math.max(0, math.min(map.width() - draw.width, (self and self.x or 0) - draw.width / 2))
end

local function tiles()
  local left = camera_x()
  draw.fill(0x9cd8f0)
  for i = 0, 5 do draw.disc((i * 90 - left * 0.3) % 540 - 60, 170, 60, 0x78c0a8) end
  draw.camera(left, 0)
  for row, letters in ipairs(map.rows) do
    for column in letters:gmatch "()[#=]" do
      local x, y = (column - 1) * map.size, (row - 1) * map.size
      if letters:sub(column, column) == "=" then
        draw.rect(x, y, 16, 4, 0xb07840)
        draw.rect(x, y + 4, 16, 1, 0x704820)
      else
        local covered = row > 1 and map.rows[row - 1]:sub(column, column) == "#"
        draw.rect(x, y, 16, 16, 0x8a5a38)
        if not covered then draw.rect(x, y, 16, 4, 0x58b048) end
      end
    end
  end
end

local function coin(self)
  self.group, self.hitbox = "coin", circle(6)
  self.draw = function()
    local wide = math.abs(math.cos(time.tick / 16)) * 5 + 1
    draw.rect(self.x - wide, self.y - 6, wide * 2, 12, 0xf0b020)
    draw.rect(self.x - wide / 2, self.y - 4, wide, 8, 0xffe080)
  end
  self.on_hit = function()
    sound.play(pick)
    self:kill()
  end
  wait_forever()
end

return function()
  spawn { draw = tiles, priority = 0.1 }
  local all = 0
  for row, letters in ipairs(map.rows) do
    for column in letters:gmatch "()o" do
      spawn(coin, { x = column * map.size - 8, y = row * map.size - 8, priority = 0.3 })
      all = all + 1
    end
  end
  spawn(hero, { x = 24, y = 100 })
  spawn { priority = 0.9, draw = function()
    draw.camera()
    draw.text(("coins %d of %d"):format(all - task.count "coin", all), 6, 6, WORDS)
  end }
end
