-- Changes to another part of the game: ends all other tasks except persistent ones, spawns the new part, and ends the
-- caller.
local fade = require "tasks.fade"

-- The part is required here, by name, because the parts require this file.
return function(self, part, fields)
  task.kill_others(self)
  spawn(require("tasks." .. part), fields)
  spawn(fade, { priority = 0.95 })
  self:kill()
end
