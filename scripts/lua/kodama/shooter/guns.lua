-- Weapons for ships and companions. Each is a function `(shooter, power, focused)`. The options given to its factory,
-- such as `guns.fan`, are passed on to the shots.
--
--   spawn(player, { shoot = guns.fan { spread = 8, sprite = "blade" } })
local guns = {}

local function options(given, usual)
  local all = { angle = -90, hits = "enemy", radius = 4 }
  for name, value in pairs(usual) do all[name] = value end
  for name, value in pairs(given or {}) do all[name] = value end
  if not all.sprite and not all.kind then all.kind, all.color = "needle", "cyan" end
  return all
end

--- Parallel shots straight ahead, one more for each power. `apart` is the distance between them, in pixels.
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

--- A fan of shots, one more for each power; half as wide while "slow" is held. `spread` is the angle between two shots.
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

--- A shot that homes in on the nearest enemy, turning by `turn` degrees per tick; straight ahead if there is none.
---@param given? table
function guns.seek(given)
  local one = options(given, { speed = 6, turn = 6 })
  local turn = one.turn
  one.turn = nil
  return function(self)
    one.from, one.homing = self, nil
    local nearest = math.huge
    for enemy in task.each "enemy" do
      local dx, dy = enemy.x - self.x, enemy.y - self.y
      if enemy.hitbox and dx * dx + dy * dy < nearest then
        nearest, one.homing = dx * dx + dy * dy, { target = enemy, turn = turn }
      end
    end
    shot.fire(one)
  end
end

return guns
