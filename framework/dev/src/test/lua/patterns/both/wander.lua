--- wander.xml in Lua, converted by `kodama bulletml`.
--
--     local wander = require "wander"
--     wander { from = self, aim = ship, rank = 0.5 } -- waits until its top actions have ended
local bulletml = require "kodama.bulletml"

local actions, fires = {}, {}

function fires.drop(gunner, p1)
  gunner:fire {
    direction = { "absolute", p1 * 30 },
    bullet = {
      speed = 1,
      act = function(bullet)
        bullet:accel({ "absolute", 0.5 }, { "sequence", 0.1 }, 20)
        bullet:wait(12)
        for _ = 1, 2 do
          bullet:fire {
            direction = { "relative", 45 * p1 },
            speed = { "relative", 0.5 },
            bullet = {
              act = function(bullet2)
                bullet2:wait(15)
                bullet2:vanish()
              end,
            },
          }
          bullet:wait(4)
        end
        bullet:change_direction("sequence", 6, 30)
        bullet:wait(20)
        bullet:vanish()
      end,
    },
  }
end

function actions.topmove(gunner)
  gunner:change_direction("absolute", 90, 0)
  gunner:change_speed("absolute", 2, 10)
  gunner:wait(20)
  gunner:change_direction("relative", 180, 20)
  gunner:wait(40)
  gunner:vanish()
end

function actions.topshoot(gunner)
  for _ = 1, 99 do
    fires.drop(gunner, 0)
    gunner:wait(8.5)
    actions.side(gunner)
  end
end

function actions.side(gunner)
  gunner:fire { direction = { "relative", 90 }, speed = { "sequence", 0.2 } }
  gunner:wait(0)
end

return bulletml.pattern { actions.topmove, actions.topshoot }
