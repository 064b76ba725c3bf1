-- A runner waits for the baton, runs a leg, and passes the baton on. The task then ends and returns its time in ticks.
local LEG = 88                    -- length of a leg, in pixels

local function paint(self)
  local leg = self.runs and math.sin(self.x / 4) * 5 or 2
  draw.line(self.x, self.y - 7, self.x - leg, self.y, self.color)
  draw.line(self.x, self.y - 7, self.x + leg, self.y, self.color)
  draw.rect(self.x - 2, self.y - 15, 5, 9, self.color)
  draw.disc(self.x, self.y - 18, 3, 0xf8d8b0)
  if self.has_baton then draw.rect(self.x + 3, self.y - 13, 8, 2, 0xffffff) end
end

return function(self)
  self.draw = paint
  wait_for "baton"
  self.has_baton, self.runs = true, true
  local begun = time.tick
  move_to(self, self.x + LEG, self.y, self.ticks)
  self.has_baton, self.runs = false, false
  if self.next then self.next:signal "baton" end
  spawn { x = self.x, y = self.y, color = self.color, draw = paint, group = "resting" }
  return time.tick - begun
end
