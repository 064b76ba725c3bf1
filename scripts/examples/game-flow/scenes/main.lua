-- The only scene. It starts the first part and ends at once.
local fade = require "tasks.fade"
local garden = require "tasks.garden"
local title = require "tasks.title"

return function()
  spawn(garden, { priority = 0.1, persistent = true })
  spawn(title)
  spawn(fade, { priority = 0.95 })
end
