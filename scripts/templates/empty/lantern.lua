-- A task: a function that takes its time. It ends when the function returns, and what it draws goes with it.
local SPEED = 2                                   -- pixels a tick; a tick is 1/60 second
local ring = sfx.coin(3)                          -- another number is another sound

return function(self)
  self.name, self.sprite = "lantern", "lantern"   -- a name to be found by; the picture lantern.png
  self.scale = 2                                  -- twice as large as the picture
  while true do
    local dx, dy = input.axis()                   -- the arrows, or a stick: each from -1 to 1
    self.x = math.max(8, math.min(draw.width - 8, self.x + dx * SPEED))
    self.y = math.max(8, math.min(draw.height - 8, self.y + dy * SPEED))
    if input.pressed "fire" then sound.play(ring) end
    wait(1)                                       -- let a tick pass
  end
end
