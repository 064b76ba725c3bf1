--- arms.xml in Lua, converted by `kodama bulletml`.
--
--     local arms = require "arms"
--     arms { from = self, aim = ship, rank = 0.5 } -- waits until its top actions have ended
local bulletml = require "kodama.bulletml"

local actions, bullets = {}, {}

bullets["slow down"] = function(_, p1)
  return {
    speed = p1,
    act = function(bullet)
      bullet:change_speed("absolute", 0.1, 15)
      bullet:wait(18)
      bullet:change_direction("aim", 5, 6)
      bullet:change_speed("relative", 2.5, 12)
    end,
  }
end

function actions.top(gunner)
  gunner:fire { direction = { "absolute", 10 } }
  for _ = 1, 6 + gunner.rank * 3 do
    actions.arm(gunner, 24, 1.5)
    gunner:wait(3)
  end
end

function actions.arm(gunner, p1, p2)
  for _ = 1, 3 do
    gunner:fire { direction = { "sequence", 120 + p1 / 3 }, bullet = bullets["slow down"](gunner, p2) }
  end
end

return bulletml.pattern { actions.top }
