-- Stars that stream by: one task with a list, not a task for each. The bright ones are near, so they are faster.
local STARS = 60
local COLORS = { 0x38406a, 0x6470a8, 0xc8d4f8 }

return function(self)
  local stars = {}
  for i = 1, STARS do
    stars[i] = { x = math.random(0, draw.width), y = math.random(0, draw.height), depth = i % 3 + 1 }
  end
  self.draw = function()
    draw.fill(0x080a18)
    for _, star in ipairs(stars) do draw.rect(star.x, star.y, 1, star.depth, COLORS[star.depth]) end
  end
  while true do
    for _, star in ipairs(stars) do star.y = (star.y + star.depth * 0.7) % draw.height end
    wait(1)
  end
end
