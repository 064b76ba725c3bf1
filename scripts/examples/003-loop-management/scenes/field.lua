-- The field: walk between the lamps. Z starts a battle, X plays an event, Shift restarts the scripts.
local hud = require "hud"

local SPEED = 1.5

local function paint(self)
  draw.fill(0x284038)
  for i = 0, 5 do
    draw.rect(18 + i * 40, 40 + i % 2 * 60, 3, 14, 0x604830)
    draw.disc(19 + i * 40, 38 + i % 2 * 60, 4, 0xffd880)
  end
  draw.disc(self.x, self.y - 8, 4, 0xf0c8a0)
  draw.rect(self.x - 4, self.y - 5, 8, 9, 0x9858a0)
end

return function(self)
  self.x, self.y, self.draw = self.x or 120, self.y or 90, paint
  hud("FIELD", "Z FIGHT  X EVENT  SHIFT RESET")
  while true do
    local dx, dy = input.axis()
    self.x = math.min(232, math.max(8, self.x + dx * SPEED))
    self.y = math.min(140, math.max(30, self.y + dy * SPEED))
    if input.pressed "fire" then scene.change("battle", { x = self.x, y = self.y }) end
    if input.pressed "bomb" then scene.change("event", { x = self.x, y = self.y }) end
    if input.pressed "slow" then game.reset() end
    wait(1)
  end
end
