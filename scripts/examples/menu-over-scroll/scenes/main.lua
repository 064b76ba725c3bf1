-- Spawns the game and opens the menu. No loop waits for keys inside the menu: it is a task like any other.
local clock = require "clock"
local menu = require "menu"
local planes = require "planes"
local sea = require "sea"

return function()
  spawn(sea, { priority = 0.1 })
  spawn(clock, { priority = 0.9, persistent = true })
  planes()
  while true do
    wait_until(function() return input.pressed "start" end)
    await(spawn(menu, { priority = 0.8 }))
    wait(1)
  end
end
