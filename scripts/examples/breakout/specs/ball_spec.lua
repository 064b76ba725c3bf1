-- How the ball moves.
local ball = require "ball"
local bricks = require "bricks"

local paddle

before_each(function()
  bricks.build()
  paddle = spawn(wait_forever, { x = 160, y = 220, half = 24 })
end)

local function ball_at(x, y)
  return spawn(ball, { x = x, y = y, paddle = paddle, place = 0 })
end

it("it takes a brick and comes back", function()
  local self = ball_at(165, 110)
  test.run_until(function() return self.vy > 0 end, 30)
  expect(bricks.left_over):equals(59)
end)

it("the farther out it hits the paddle the flatter it leaves", function()
  local self = ball_at(178, 205)
  self.vx, self.vy = 0, 3
  test.run_until(function() return self.vy < 0 end, 30)
  expect(math.deg(math.atan2(self.vy, self.vx))):is_near(-45, 1)
end)

it("it ends when it is missed", function()
  local self = ball_at(20, 200)
  self.vx, self.vy = 0, 3
  test.run_until(function() return not self:alive() end, 60)
end)

it("the paddle follows the mouse", function()
  test.scene "main"
  test.mouse(100, 120)
  test.run_ticks(2)
  expect(find("paddle").x):equals(100)
end)
