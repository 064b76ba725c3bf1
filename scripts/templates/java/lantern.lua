-- A task: a function that runs over time. The task ends when the function returns, and its drawing with it.
local SPEED = 2                                   -- pixels per tick; a tick is 1/60 second
local ring = sfx.coin(3)                          -- another seed gives another sound

return function(self)
  self.name, self.sprite = "lantern", "lantern"   -- a name for find; the image lantern.png
  self.scale = 2                                  -- scale factor of the image
  while true do
    local dx, dy = input.axis()                   -- the arrow keys or a stick: each from -1 to 1
    self.x = math.max(8, math.min(draw.width - 8, self.x + dx * SPEED))
    self.y = math.max(8, math.min(draw.height - 8, self.y + dy * SPEED))
    if input.pressed "fire" then sound.play(ring) end
    wait(1)                                       -- wait until the next tick
  end
end
