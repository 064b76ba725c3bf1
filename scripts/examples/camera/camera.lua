-- The camera is a task that runs before everything it moves. In each tick it moves by a tenth of the distance to its
-- target; a shake fades out.
local FOLLOW, FADE = 0.1, 0.9

local camera = {}

local function paint(self)
  local x = self.x + math.random(-1, 1) * self.force
  local y = self.y + math.random(-1, 1) * self.force
  draw.camera(math.floor(x - draw.width / 2), math.floor(y - draw.height / 2))
end

--- The task: follows `target`, and never shows anything left of 0 or right of `width`.
function camera.run(self)
  self.name, self.draw, self.force = "camera", paint, 0
  local half = draw.width / 2
  while true do
    local wanted = math.max(half, math.min(self.width - half, self.target.x))
    self.x = self.x + (wanted - self.x) * FOLLOW
    self.force = self.force > 0.3 and self.force * FADE or 0
    wait(1)
  end
end

--- Shakes the camera with decreasing force, at first by `pixels`.
function camera.shake(pixels)
  local self = find "camera"
  self.force = math.max(self.force, pixels)
end

return camera
