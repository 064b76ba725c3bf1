-- Who is hit by a beam, and when.
local beam = require "beam"

it("the distance from its line is measured across it", function()
  local right = { x = 10, y = 50, angle = 0 }
  expect(beam.distance(right, 100, 53)):is_near(3, 1e-9)
  expect(beam.distance(right, 0, 50)):equals(math.huge)
  expect(beam.distance({ x = 0, y = 0, angle = 45 }, 10, 10)):is_near(0, 1e-9)
end)

local function hits_at(x, y)
  local hits = 0
  spawn { x = x, y = y, name = "ship", draw = function() end, on_hit = function() hits = hits + 1 end }
  spawn(beam.run, { x = 160, y = 20, angle = 90 })
  test.run_ticks(40)
  expect(hits):equals(0)            -- it only warns
  test.run_ticks(80)
  return hits
end

it("a ship in it is hit as long as it burns", function() expect(hits_at(163, 200)):equals(60) end)
it("a ship beside it is not", function() expect(hits_at(180, 200)):equals(0) end)
