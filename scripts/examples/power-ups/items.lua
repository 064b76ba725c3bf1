-- The items. An item falls until the ship's hitbox hits it; its on_hit then changes the ship.
local items = {}

local KINDS = {
  { name = "wide", color = 0xffb040, give = function(ship) ship.volley = math.min(5, ship.volley + 1) end },
  { name = "fast", color = 0x60d0ff, give = function(ship) ship.speed = math.min(4, ship.speed + 0.5) end },
  { name = "shield", color = 0x90f080, give = function(ship) ship.shielded = true end },
}
local LETTER = { align = "center", valign = "middle", color = 0x201830 }

local function paint(self)
  local glow = math.floor(time.tick / 8) % 2
  draw.disc(self.x, self.y, 8 + glow, self.kind.color, 0.4)
  draw.disc(self.x, self.y, 6, self.kind.color)
  draw.text(self.kind.name:sub(1, 1):upper(), self.x, self.y, LETTER)
end

local function fall(self)
  self.group, self.hitbox, self.draw = "item", circle(8), paint
  self.on_hit = function(_, _, by)
    self.kind.give(by)
    by:signal("took", self.kind.name)
    self:kill()
  end
  move_to(self, self.x, 250, 200)
end

--- Drops an item of a kind, which is a number, from x at the top.
function items.drop(number, x)
  return spawn(fall, { x = x, y = -10, kind = KINDS[number] })
end

items.kinds = #KINDS

return items
