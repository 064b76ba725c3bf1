-- One task is cheap in every frame, the other in all but one of 200.
local sky = require "sky"

return function()
  local field = spawn(sky.field, { name = "field", priority = 0.2 })
  spawn(sky.weaver, { name = "weaver", field = field })
  wait_forever()
end
