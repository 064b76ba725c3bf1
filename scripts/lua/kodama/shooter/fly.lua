-- Steers a ship: a child that moves the ship as its pilot directs, slower while "slow" is held, and keeps it on the
-- screen.
--
--   self:spawn(fly)      -- uses the ship's fields pilot, fast, slow and rim

local function clamp(place, rim, most)
  return math.max(rim, math.min(most - rim, place))
end

return function(_, ship)
  while true do
    local dx, dy = ship.pilot.axis()
    local step = ship.pilot.down "slow" and ship.slow or ship.fast
    if dx ~= 0 and dy ~= 0 then step = step * math.sqrt(0.5) end
    ship.x = clamp(ship.x + dx * step, ship.rim, draw.width)
    ship.y = clamp(ship.y + dy * step, ship.rim, draw.height)
    wait(1)
  end
end
