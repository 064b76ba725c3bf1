-- The only scene. It ends at once: what follows is up to the tasks.
local fade = require "tasks.fade"
local garden = require "tasks.garden"
local title = require "tasks.title"

return function()
  spawn(garden, { priority = 0.1, persistent = true })
  spawn(title)
  spawn(fade, { priority = 0.95 })
end
