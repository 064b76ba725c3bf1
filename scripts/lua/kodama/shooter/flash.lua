-- Shows that a task was hit: changes its tint for two ticks, and waits until that is over.
--
--   self.on_hit = function(self, damage)
--     self.hp = self.hp - damage
--     flash(self, 0xff8080)
--   end
--
-- Another hit during a flash extends it; a tint that the game sets during a flash is kept.
local TICKS = 2

---@async
---@param self kodama.Task
---@param tint number
return function(self, tint)
  local flashing = rawget(self, "flashing")             -- the task's own field; a child also reads its parent's
  if not flashing then
    flashing = { n = 0, own = self.tint }
    self.flashing = flashing
  end
  flashing.n, self.tint = flashing.n + 1, tint
  wait(TICKS)
  flashing.n = flashing.n - 1
  if flashing.n > 0 then return end
  self.flashing = nil
  if self.tint == tint then self.tint = flashing.own end
end
