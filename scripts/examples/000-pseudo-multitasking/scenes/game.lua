-- The main loop is not here: it belongs to the framework, calls every task once a tick, and stays as short as it is.
local enemy = require "tasks.enemy"
local set_ship = require "tasks.ship"
local set_sky = require "tasks.sky"

return function()
  set_sky()
  set_ship()
  spawn(enemy.control)
end
