-- The ship. Its abilities are three fields, which items change. A hit removes the shield, or else all abilities.
local FIRST = { volley = 1, speed = 1.5, shielded = false }

draw.sheet("pearl", 7, 7)

local function reset(self)
  for field, value in pairs(FIRST) do self[field] = value end
end

local function paint(self)
  draw.disc(self.x, self.y, 7, 0xe0e8ff)
  draw.disc(self.x, self.y, 4, 0x4060a0)
  if self.shielded then draw.circle(self.x, self.y, 12, 0x90f080) end
  if self.word then draw.text(self.word, self.x, self.y - 24, { align = "center" }) end
end

local function took(self, name)
  self.word = name
  wait(40)
  if self.word == name then self.word = nil end
end

local function shoot(_, ship)
  while true do
    shot.fan { from = ship, n = ship.volley, spread = ship.volley * 7, angle = -90, speed = 5, hits = "none",
      sprite = "pearl", frame = 2 }
    wait(9)
  end
end

return function(self)
  self.name, self.group, self.hits, self.hitbox = "ship", "ship", "item", circle(8)
  self.draw, self.priority = paint, 0.5
  self.on_took = took
  self.on_hit = function()
    if self.shielded then self.shielded = false
    else reset(self) end
  end
  reset(self)
  self:spawn(shoot)
  while true do
    local dx, dy = input.axis()
    self.x = math.max(10, math.min(310, self.x + dx * self.speed))
    self.y = math.max(10, math.min(230, self.y + dy * self.speed))
    wait(1)
  end
end
