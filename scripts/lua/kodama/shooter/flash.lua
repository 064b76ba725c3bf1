-- Shows that a task was hit: it has another tint for two ticks, and then its own again. Waits until that is over.
--
--   self.on_hit = function(self, damage)
--     self.hp = self.hp - damage
--     flash(self, 0xff8080)
--   end
--
-- What is hit again meanwhile flashes on; a tint that is set meanwhile stays.
local TICKS = 2

---@async
---@param self kodama.Task
---@param tint number
return function(self, tint)
  local flashing = rawget(self, "flashing")             -- its own: a child sees its parent's data
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
