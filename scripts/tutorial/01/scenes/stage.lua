-- scenes/stage.lua
local sky = require "sky"

return function()
  sky()
end
