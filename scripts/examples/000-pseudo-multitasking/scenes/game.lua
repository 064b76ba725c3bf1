-- Spawns the first tasks. There is no main loop here: the framework calls every task once per tick.
local enemy = require "tasks.enemy"
local set_ship = require "tasks.ship"
local set_sky = require "tasks.sky"

return function()
  set_sky()
  set_ship()
  spawn(enemy.control)
end
