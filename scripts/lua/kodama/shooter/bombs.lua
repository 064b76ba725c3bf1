-- Fires a bomb when the player presses "bomb" and the ship has bombs left. The ship is invincible for its bomb_ticks
-- and as long as the bomb lasts; its field bomb is the function of the bomb.
--
--   ship:spawn(bombs)
local run = require "kodama.shooter.run"
local shield = require "kodama.shooter.shield"

-- a separate task, so that a failing bomb leaves a ship that can be hit
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
