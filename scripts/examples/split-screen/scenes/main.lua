-- Two cars that drive by themselves. One camera turns with the first car, the other follows the second one smoothly.
local track = require "track"

local function paint(self)
  local turn = math.rad(self.rotation)
  local dx, dy = math.cos(turn), math.sin(turn)
  draw.line(self.x - 7 * dx, self.y - 7 * dy, self.x + 7 * dx, self.y + 7 * dy, self.color, { width = 9 })
  draw.line(self.x + dx, self.y + dy, self.x + 3 * dx, self.y + 3 * dy, 0x101018, { width = 7 })
end

local function car(self)
  self.draw = paint
  local part = self.start
  while true do
    self.x, self.y, self.rotation = track.at(part)
    part = (part + self.speed) % 1
    wait(1)
  end
end

local function frame()
  draw.camera()                         -- ends the cameras: positions are those of the screen
  draw.rect(159, 0, 2, 135, 0x101018)
  draw.frame(109, 135, 102, 62, 0xd8d8c0)
  draw.text("ONE", 6, 6)
  draw.text("TWO", 314, 6, { align = "right" })
end

return function()
  spawn { draw = track.paint, priority = 0.1 }
  local one = spawn(car, { name = "one", color = 0xe85048, start = 0.1, speed = 0.004 })
  local two = spawn(car, { name = "two", color = 0x48a0f0, start = 0.6, speed = 0.0035 })

  local first = camera.spawn { follow = one, zoom = 2, view = { 0, 0, 160, 200 } }
  camera.spawn {
    follow = two,
    follow_speed = 0.1,
    bounds = { 0, 0, track.width, track.height },
    view = { 160, 0, 160, 200 },
  }
  camera.spawn { x = 200, y = 120, zoom = 0.25, view = { 110, 136, 100, 60 } }
  spawn { draw = frame, priority = 1 }

  while true do
    first.rotation = one.rotation + 90  -- so that the car drives up
    wait(1)
  end
end
