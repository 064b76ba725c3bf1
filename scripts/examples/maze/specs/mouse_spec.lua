-- The path of the mouse.
local field = require "field"
local mouse = require "mouse"

local function start(x, y)
  local cheese = spawn(wait_forever, { x = x, y = y })
  return spawn(mouse, { x = 8, y = 8, cheese = cheese })
end

before_each(function() field.clear() end)

it("it takes the shortest path", function()
  local self = start(8 + 16 * 5, 8)
  test.run_until(function() return self.eaten > 0 end, 60)
end)

it("it avoids a wall that is added later", function()
  local self = start(8 + 16 * 6, 8)
  test.run_ticks(12)
  for row = 1, 3 do field.flip(5, row) end
  test.run_until(function() return self.eaten > 0 end, 200)
  expect(field.is_free(5, 1)):is_false()
end)

it("without a path it waits until there is one", function()
  local self = start(8 + 16 * 4, 8)
  for row = 1, field.rows do field.flip(3, row) end
  test.run_ticks(200)
  expect(self.eaten):equals(0)
  field.flip(3, 7)
  test.run_until(function() return self.eaten > 0 end, 300)
end)
