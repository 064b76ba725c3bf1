-- The night in the background: a sky of two alternating tiles, and two layers of stars, which are tasks in Java.
local FAR, NEAR = 0x5d7bc9, 0xd6ecff

local function sky(self)
  self.sprite, self.x, self.priority = "sky", draw.width / 2, 0.05
  while true do
    self.y = self.y + 0.25
    if self.y >= draw.height * 1.5 then self.y = self.y - draw.height * 2 end
    wait(1)
  end
end

local function backdrop()
  spawn(sky, { y = draw.height / 2 })
  spawn(sky, { y = -draw.height / 2 })
  spawn("kodama.demo.Starfield", { priority = 0.1, speed = 0.5, stars = 70, color = FAR, seed = 1 })
  spawn("kodama.demo.Starfield", { priority = 0.15, speed = 1.6, stars = 30, color = NEAR, seed = 2 })
end

return backdrop
