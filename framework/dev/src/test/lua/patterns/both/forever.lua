--- forever.xml in Lua, converted by `kodama bulletml`.
--
--     local forever = require "forever"
--     forever { from = self, aim = ship, rank = 0.5 } -- waits until its top actions have ended
local bulletml = require "kodama.bulletml"

local actions, bullets = {}, {}

bullets["end"] = function(_)
  return {
    act = function(bullet)
      for _ = 1, 3 do
        bullet:change_direction("sequence", 10, 9999)
        bullet:wait(5)
      end
      bullet:change_direction("relative", -20, 0)
      bullet:change_speed("absolute", 3, 0)
    end,
  }
end

function actions.top(gunner, p1)
  p1 = p1 or 0
  gunner:fire { direction = { "absolute", p1 }, speed = -(p1 - 1) * 0.1 + gunner.rank, bullet = bullets["end"](gunner) }
  gunner:wait(4)
  return actions.top(gunner, p1 + 40)
end

return bulletml.pattern { actions.top }
