-- Lamp after lamp; and at a key a change of the phase of all at once, as for the end of a game.
local lamp = require "lamp"
local night = require "night"
local signs = require "signs"

local function let_go()
  while true do
    lamp()
    wait(26)
  end
end

local function listen()
  while true do
    wait_until(function() return input.pressed "fire" end)
    task.set_phase(END, "lamp")
    wait(1)
  end
end

return function()
  spawn(night, { priority = 0.1 })
  spawn(signs, { priority = 0.9 })
  spawn(let_go)
  spawn(listen)
end
