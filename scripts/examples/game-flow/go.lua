-- Changes to another part of the game: ends all other tasks, spawns the new one, and ends the caller. Persistent tasks
-- stay.
local fade = require "tasks.fade"

-- the part is given by name instead of being required above, because the last part leads back to the first
return function(self, part, fields)
  task.kill_others(self)
  spawn(require("tasks." .. part), fields)
  spawn(fade, { priority = 0.95 })
  self:kill()
end
