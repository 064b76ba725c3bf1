-- Speaks to the ship as the input module does, but flies by itself: under an enemy, swinging to and fro.
local autopilot = {}

local SWING = 40

function autopilot.axis()
  local ship, enemy = find "ship", find "enemy"
  local goal = (enemy and enemy.x or draw.width / 2) + SWING * math.sin(time.tick / 30)
  if math.abs(goal - ship.x) < 3 then return 0, 0 end
  return goal > ship.x and 1 or -1, 0
end

function autopilot.down(action)
  return action == "fire"
end

function autopilot.pressed()
  return false
end

return autopilot
