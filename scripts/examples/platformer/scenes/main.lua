-- The world: a map with coins, and a camera that follows the hero.
local hero = require "hero"

local level = map.load "maps/hills"

local WORDS = { color = 0x203050 }

local pick = sfx.coin(2, { volume = 0.15 })

local function coin(self)
  self.group, self.hitbox, self.priority = "coin", circle(6), 0.3
  self.draw = function()
    local wide = math.abs(math.cos(time.tick / 16)) * 5 + 1
    draw.rect(self.x - wide, self.y - 6, wide * 2, 12, 0xf0b020)
    draw.rect(self.x - wide / 2, self.y - 4, wide, 8, 0xffe080)
  end
  self.on_hit = function()
    sound.play(pick)
    feel.popup("+1", self.x, self.y - 8, { color = 0xffffff })
    self:kill()
  end
  wait_forever()
end

return function()
  spawn { priority = 0.05, draw = function() draw.fill(level.background) end }
  level:spawn("far", { priority = 0.1 })
  level:spawn("ground", { priority = 0.2 })
  local all = #level:spawn_objects("things", { coin = coin })
  local start = level:object "start"
  local self = spawn(hero, { x = start.x, y = start.y })
  camera.spawn { follow = self, bounds = { 0, 0, level.pixel_width, level.pixel_height } }
  spawn { priority = 0.9, draw = function()
    draw.camera()
    draw.text(("coins %d of %d"):format(all - task.count "coin", all), 6, 6, WORDS)
  end }
end
