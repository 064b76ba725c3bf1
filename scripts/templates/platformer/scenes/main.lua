-- A level: its terrain, its things, and a camera that follows the hero. After the last level, the first one follows.
local levels = require "levels"
local terrain = require "terrain"

local THINGS = { ["@"] = require "hero", o = require "coin", w = require "walker", G = require "goal" }
local TEXT = { color = 0x203050 }

local function spawn_things(level, number)
  for row = 0, level.height - 1 do
    for column = 0, level.width - 1 do
      local properties = level:tile_properties("rows", column, row)
      local thing = properties and THINGS[properties.letter]
      if thing then spawn(thing, { x = column * 16 + 8, y = row * 16 + 8, level = level, number = number }) end
    end
  end
end

return function(self)
  local number = self.number or 1
  local level = levels[(number - 1) % #levels + 1]
  spawn(terrain, { level = level })
  spawn_things(level, number)
  local all = task.count "coin"
  camera.spawn { follow = find "hero", bounds = { 0, 0, level.pixel_width, level.pixel_height } }
  self.priority = 0.9
  self.draw = function()
    draw.camera()
    draw.text(("level %d   coins %d of %d"):format(number, all - task.count "coin", all), 6, 6, TEXT)
  end
  wait_forever()
end
