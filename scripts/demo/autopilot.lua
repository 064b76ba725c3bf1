-- A pilot that flies by itself, with the functions of the input module. It stays below an enemy, avoids shots, and
-- sends an echo when there is no way out.
local autopilot = {}

local SEES, AHEAD, LOOKS = 60, 12, 4    -- pixels, ticks, ticks
local STEP = 2.6
local TIGHT, TOO_TIGHT = 16, 7          -- distances between the ship and a shot, in pixels
local WAYS = { { 0, 0 }, { -1, 0 }, { 1, 0 }, { 0, -1 }, { 0, 1 }, { -1, -1 }, { 1, -1 }, { -1, 1 }, { 1, 1 } }

local way, worst = WAYS[1], math.huge

-- returns the position to fly to; during wisps that is low in the middle, so that they pass on both sides
local function goal()
  if laser.count "ship" > 0 then return draw.width / 2, draw.height - 22 end
  local enemy = find "enemy"
  return (enemy and enemy.x or draw.width / 2) + 20 * math.sin(time.tick / 30), draw.height - 50
end

-- returns the positions and velocities of nearby shots, in pixels per tick
local function threats(ship)
  local list = shot.near(ship.x, ship.y, SEES, "ship")
  for i, each in ipairs(list) do
    local angle = math.rad(each.angle)
    list[i] = { x = each.x, y = each.y, dx = each.speed * math.cos(angle), dy = each.speed * math.sin(angle) }
  end
  return list
end

-- returns the least distance of a shot during the next ticks if the ship moves in a direction
local function room(ship, list, dx, dy)
  local nearest = math.huge
  for tick = LOOKS, AHEAD, LOOKS do
    local x, y = ship.x + dx * STEP * tick, ship.y + dy * STEP * tick
    for _, each in ipairs(list) do
      local apart_x, apart_y = each.x + each.dx * tick - x, each.y + each.dy * tick - y
      nearest = math.min(nearest, apart_x * apart_x + apart_y * apart_y)
    end
  end
  return math.sqrt(nearest)
end

-- chooses the direction with the most room; if several have enough, the one that leads to the goal
local function choose(ship)
  local list, best = threats(ship), -math.huge
  local goal_x, goal_y = goal()
  for _, each in ipairs(WAYS) do
    local space = room(ship, list, each[1], each[2])
    local x, y = ship.x + each[1] * STEP * LOOKS, ship.y + each[2] * STEP * LOOKS
    local is_out = x < 14 or x > draw.width - 14 or y < draw.height / 2 or y > draw.height - 18
    local worth = math.min(space, TIGHT) * 20 - math.abs(x - goal_x) - math.abs(y - goal_y) - (is_out and 500 or 0)
    if worth > best then best, way, worst = worth, each, space end
  end
end

function autopilot.axis()
  if time.tick % LOOKS == 0 then choose(find "ship") end
  return way[1], way[2]
end

function autopilot.down(action)
  return action == "fire"
end

function autopilot.pressed(action)
  return action == "bomb" and worst < TOO_TIGHT
end

return autopilot
