-- Makes a ship invincible for a number of ticks: nothing can hit it, and it blinks. A new shield replaces the current
-- one.
--
--   shield(ship, 150)

local function protect(self, ship)
  ship.hitbox = nil
  for tick = 1, self.ticks do
    ship.visible = tick % 6 < 4
    wait(1)
  end
  -- nor during its bomb, nor while fast-forwarding to a mark
  wait_until(function() return not ship.is_bombing and not scene.seeking end)
  ship.hitbox, ship.visible = ship.body or circle(ship.radius), true
end

---@param ship kodama.Task
---@param ticks integer
return function(ship, ticks)
  if ship.shield then ship.shield:kill() end
  ship.shield = ship:spawn(protect, { ticks = ticks })
end
