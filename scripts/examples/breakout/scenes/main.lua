-- Paddle, ball and wall. Until the mouse moves, the paddle plays by itself.
local ball = require "ball"
local bricks = require "bricks"

local WORDS, LIVES = { color = 0xa0a8d0 }, 3

local function paddle(self)
  self.name, self.half, self.y = "paddle", 24, 220
  self.draw = function()
    draw.rect(self.x - self.half, self.y, self.half * 2, 6, 0xc8d0f0)
    draw.rect(self.x - self.half, self.y, self.half * 2, 2, 0xffffff)
  end
  while true do
    local x = input.mouse()
    local watched = find "ball"
    if x < 0 then x = watched and watched.x + math.sin(time.tick / 50) * 18 or self.x end
    self.x = math.max(self.half, math.min(draw.width - self.half, x))
    wait(1)
  end
end

local function room(self)
  draw.fill(0x12142a)
  for i = 0, 19 do draw.rect(i * 16, 16, 1, 224, 0x1a1e3c) end
  draw.rect(0, 0, 320, 16, 0x20254a)
  draw.text("balls " .. self.lives, 6, 4, WORDS)
  draw.text("bricks " .. bricks.left_over, 240, 4, WORDS)
  bricks.paint()
end

return function(self)
  bricks.build()
  self.lives, self.draw, self.priority = LIVES, room, 0.1
  local hand = spawn(paddle, { x = 160 })
  while self.lives > 0 and bricks.left_over > 0 do
    await(spawn(ball, { x = hand.x, y = 200, paddle = hand }))
    self.lives = self.lives - 1
    wait(40)
  end
  scene.change "main"
end
