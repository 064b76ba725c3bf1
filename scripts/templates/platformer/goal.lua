-- The flag: the hero who reaches it comes to the next level.
local fanfare = sfx.powerup(2, { volume = 0.2 })

local function paint(self)
  local x, y, wave = self.x - 4, self.y - 24, math.sin(time.tick / 10) * 2
  draw.rect(x, y, 2, 32, 0xf0f0f0)
  draw.polygon({ x + 2, y, x + 18, y + 6 + wave, x + 2, y + 12 }, 0xe04848)
end

local function on_hit(self)
  self.hitbox = nil    -- once
  sound.play(fanfare)
  feel.punch(1.04)
  scene.change("main", { number = self.number + 1 }, "iris")
end

return function(self)
  self.group, self.hitbox, self.draw, self.on_hit = "goal", box(12, 30), paint, on_hit
  wait_forever()
end
