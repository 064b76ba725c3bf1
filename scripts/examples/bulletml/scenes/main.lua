-- Plays the patterns in turn, harder in each round.
local PATTERNS = { "blossom", "nests", "sky" }
local LOOKS = {
  blossom = { kind = "petal", color = "red" },
  nests = { kind = "pearl", color = "green" },
  sky = { kind = "drop", color = "blue" },
}

local function ship(self)
  self.group, self.hitbox, self.x, self.y, self.priority = "ship", circle(2), 160, 210, 0.6
  local lit = 0
  self.on_hit = function() lit = 12 end
  self.draw = function(me)
    draw.circle(me.x, me.y, 5, lit > 0 and 0xFF5050 or 0x60D0FF)
    lit = lit - 1
  end
  while true do -- from side to side, because no player moves it
    move_to(self, 90, 210, 120, "ease_in_out")
    move_to(self, 230, 210, 120, "ease_in_out")
  end
end

local function boss(self)
  self.x, self.y = 160, 50
  self.draw = function(me) draw.circle(me.x, me.y, 9, 0xE0A0FF) end
  local rank = 0
  while true do
    for _, name in ipairs(PATTERNS) do
      local look = LOOKS[name]
      self.pattern = name
      move_to(self, 160, 50, 30)
      shot.bulletml("patterns/" .. name .. ".xml", {
        from = self, aim = find "ship", rank = rank, kind = look.kind, color = look.color,
      })
    end
    rank = math.min(1, rank + 0.25)
  end
end

return function()
  spawn(ship, { name = "ship" })
  spawn(boss, { name = "boss" })
  wait_forever()
end
