-- The game: catch the fireflies; each one that gets away costs a light.
local night = require "night"
local continue = require "kodama.menu.continue"
local pause = require "kodama.menu.pause"

local LIGHTS = 3

local function net(self)
  self.x, self.y, self.name = 128, 176, "net"
  self.draw = function() draw.rect(self.x - 20, self.y, 40, 4, 0x7fd672) end
  while true do
    self.x = math.max(12, math.min(244, self.x + input.axis() * 3))
    wait(1)
  end
end

local function firefly(self)
  self.draw = function()
    draw.disc(self.x, self.y, 4, 0x806020)
    draw.disc(self.x, self.y, 2, 0xffe080)
  end
  local stage, catcher = self.stage, find "net"
  while self.y < 172 do
    self.y = self.y + 1.5
    wait(1)
  end
  if math.abs(self.x - catcher.x) < 24 then stage.score = stage.score + 10
  else stage.lights = stage.lights - 1 end
end

local function hud(self)
  draw.text("SCORE " .. self.stage.score, 4, 4)
  for i = 1, self.stage.lights do draw.disc(256 - i * 12, 8, 4, 0xffe080) end
end

return function(self)
  self.score, self.lights = 0, LIGHTS
  night()
  pause(self, { title = function() scene.change "title" end })
  spawn(net)
  spawn { draw = hud, stage = self, priority = 0.9 }
  while true do
    spawn(firefly, { x = math.random(48, 208), y = -8, stage = self })
    replay.thumbnail() -- the last one counts
    wait(40)
    if self.lights <= 0 and not continue(self, { seconds = 5 }) then break end
    if self.lights <= 0 then self.lights = LIGHTS end
  end
  scene.change("over", { score = self.score })
end
