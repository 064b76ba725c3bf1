-- A coin turns until the hero picks it up.
local ring = sfx.coin(2, { volume = 0.15 })

local function paint(self)
  local wide = math.abs(math.cos(time.tick / 16)) * 4 + 1
  draw.rect(self.x - wide, self.y - 5, wide * 2, 10, 0xf0b020)
  draw.rect(self.x - wide / 2, self.y - 3, wide, 6, 0xffe080)
end

local function on_hit(self)
  sound.play(ring)
  feel.popup("+1", self.x, self.y - 8)
  self:kill()
end

return function(self)
  self.group, self.hitbox, self.draw, self.on_hit = "coin", circle(6), paint, on_hit
  wait_forever()
end
