-- Two tasks scroll with the same function; they differ in map, speed and priority.
local far = require "maps.far"
local near = require "maps.near"
local scroll = require "scroll"
local sky = require "sky"

return function()
  spawn(sky, { priority = 0.1 })
  spawn(scroll, { priority = 0.2, map = far, speed = 0.4 })
  spawn(scroll, { priority = 0.3, map = near, speed = 1.6 })
end
