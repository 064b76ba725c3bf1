-- The camera: a task that runs before everything it moves. It follows its target, by a tenth of the distance per tick;
-- a shake fades out.
local FOLLOW, FADE = 0.1, 0.9

local camera = {}

local function paint(self)
  local x = self.x + math.random(-1, 1) * self.force
  local y = self.y + math.random(-1, 1) * self.force
  draw.camera(math.floor(x - draw.width / 2), math.floor(y - draw.height / 2))
end

--- The task: it follows `target`, and never shows what is left of 0 or right of `width`.
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

--- Shakes the camera, by `pixels` at first.
function camera.shake(pixels)
  local self = find "camera"
  self.force = math.max(self.force, pixels)
end

return camera
