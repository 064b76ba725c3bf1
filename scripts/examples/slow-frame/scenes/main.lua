-- Two tasks: one is cheap in every frame, the other is expensive in one frame of 200.
local sky = require "sky"

return function()
  local field = spawn(sky.field, { name = "field", priority = 0.2 })
  spawn(sky.weaver, { name = "weaver", field = field })
  wait_forever()
end
