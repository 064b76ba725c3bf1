-- Kinds of shots for ships and companions. Each is a function of the one who shoots, the power, and whether it is
-- focused; what is given to `guns.fan` and the others is given to the shots.
--
--   spawn(player, { shoot = guns.fan { spread = 8, sprite = "blade" } })
local guns = {}

local function options(given, usual)
  local all = { angle = -90, hits = "enemy", radius = 4 }
  for name, value in pairs(usual) do all[name] = value end
  for name, value in pairs(given or {}) do all[name] = value end
  return all
end

--- Side by side, straight ahead: one more for each power. `apart` pixels from each other.
---@param given? table
function guns.forward(given)
  local each = options(given, { speed = 9 })
  local apart = each.apart or 8
  each.apart = nil
  return function(self, power)
    local n = 1 + math.floor(power)
    for i = 1, n do
      each.x, each.y = self.x + (i - (n + 1) / 2) * apart, self.y - 8
      shot.fire(each)
    end
  end
end

--- A fan: one more for each power, half as wide while "slow" is held. `spread` degrees between two shots.
---@param given? table
function guns.fan(given)
  local fan = options(given, { speed = 8, spread = 7 })
  local between = fan.spread
  return function(self, power, focused)
    fan.from, fan.n = self, 2 + math.floor(power)
    fan.spread = (fan.n - 1) * (focused and between / 2 or between)
    shot.fan(fan)
  end
end

--- One at the nearest enemy; straight ahead if there is none.
---@param given? table
function guns.seek(given)
  local one = options(given, { speed = 6 })
  return function(self)
    one.from, one.aim, one.angle = self, nil, -90
    local nearest = math.huge
    for enemy in task.each "enemy" do
      local dx, dy = enemy.x - self.x, enemy.y - self.y
      if enemy.hitbox and dx * dx + dy * dy < nearest then
        nearest, one.aim, one.angle = dx * dx + dy * dy, enemy, nil
      end
    end
    shot.fire(one)
  end
end

return guns
