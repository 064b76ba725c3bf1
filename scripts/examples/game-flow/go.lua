-- From one part of the game to the next: first all other tasks end, then the new one is spawned, and last the one that
-- called ends itself. Persistent tasks stay.
local fade = require "tasks.fade"

-- the part is named, not required above, since the last one leads back to the first
return function(self, part, fields)
  task.kill_others(self)
  spawn(require("tasks." .. part), fields)
  spawn(fade, { priority = 0.95 })
  self:kill()
end
