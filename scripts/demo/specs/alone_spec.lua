-- The autopilot, and the night it plays.
local autopilot = require "autopilot"
local run = require "run"
local ship = require "ship"

it("avoids a shot", function()
  run.begin()
  local self = spawn(ship, { pilot = autopilot })
  test.run_ticks(220)
  shot.fire { x = self.x, y = self.y - 60, angle = 90, speed = 2, radius = 4 }
  test.run_ticks(60)
  expect(run.lives):equals(3)
  expect(self:alive() and self.hitbox ~= nil):is_true()
end)

it("sends an echo when there is no way out", function()
  run.begin()
  local self = spawn(ship, { pilot = autopilot })
  test.run_ticks(220)
  for angle = 0, 350, 10 do
    local turn = math.rad(angle)
    shot.fire { x = self.x + 40 * math.cos(turn), y = self.y + 40 * math.sin(turn), aim = self, speed = 1, radius = 4 }
  end
  test.run_until(function() return run.echoes == 1 end, 60)
end)

it("prints its score when its last ship is lost, and changes to the title", function()
  test.scene "alone"
  test.run_until(function() return scene.name == "stage" end, 10)
  run.lives = 0
  test.run_ticks(230)
  find("ship"):signal("hit", 1)
  test.run_until(function() return scene.name == "alone" end, 200)
  test.run_ticks(2)
  expect(table.concat(test.log(), "\n")):contains("flown alone: " .. run.score .. " points")
  test.run_until(function() return scene.name == "title" end, 300)
end)
