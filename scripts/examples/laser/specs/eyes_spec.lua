-- What the lasers hit, and when.
local eyes = require "eyes"

local function ship(x, y)
  return spawn {
    x = x, y = y, group = "ship", hitbox = circle(2), hits_taken = 0,
    on_hit = function(self) self.hits_taken = self.hits_taken + 1 end,
    draw = function() end,
  }
end

it("a ship in a beam is hit while the beam burns", function()
  local target = ship(160, 190)
  eyes.aim(target)
  test.run_ticks(40)
  expect(target.hits_taken):equals(0)            -- it still warns
  test.run_ticks(90)
  expect(target.hits_taken > 60 and target.hits_taken < 75):equals(true)
end)

it("a ship next to it is not", function()
  local target = ship(160, 190)
  eyes.aim { x = 200, y = 190 }
  test.run_ticks(130)
  expect(target.hits_taken):equals(0)
end)

it("curves home in on the ship from both sides", function()
  local target = ship(160, 150)
  eyes.curves(target)
  test.run_ticks(90)
  expect(target.hits_taken > 0):equals(true)
end)
