-- Has a ship bomb when its player asks for it and has bombs left. It is safe for its bomb_ticks, and as long as the
-- bomb lasts; what a bomb does says its field bomb.
--
--   ship:spawn(bombs)
local run = require "kodama.shooter.run"
local shield = require "kodama.shooter.shield"

-- a task of its own, so that a bomb that fails leaves a ship that can be hit
local function throw_bomb(self, ship)
  ship.is_bombing = true
  self:on_finish(function() ship.is_bombing = false end)
  shield(ship, ship.bomb_ticks)
  ship:bomb()
end

return function(_, ship)
  while true do
    wait_until(function() return ship.pilot.pressed "bomb" and run.bombs > 0 and not run.talking end)
    run.bombs = run.bombs - 1
    run.tell("bomb", ship)
    await(ship:spawn(throw_bomb))
  end
end
