-- scenes/title.lua
local run = require "kodama.shooter.run"
local sky = require "sky"
local title = require "kodama.menu.title"

return function(self)
  sky()
  if title(self, { words = "ARROWS fly  Z fire  X bomb" }) ~= "start" then return end
  run.begin()
  scene.change "stage"
end
