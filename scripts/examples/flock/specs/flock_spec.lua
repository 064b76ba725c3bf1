-- The flock as seen from Lua.

-- Returns the number of bird pixels in one half of the screen, which starts at column `left`.
local function birds(left)
  local count = 0
  for _, row in ipairs(test.picture(left, 0, 160, 240)) do
    for _ in row:gmatch "[^.]" do count = count + 1 end
  end
  return count
end

it("the flock follows its goal", function()
  local flock = spawn("flock.Flock", { birds = 50, x = 40, y = 40 })
  test.run_ticks(300)
  expect(birds(0)):is_above(birds(160))
  expect(flock.middle):is_below(160)
  expect(flock.width):is_near(40, 35)
  flock.x, flock.y = 280, 200
  test.run_ticks(300)
  expect(birds(0)):is_below(birds(160))
  expect(flock.middle):is_above(160)
  expect(flock.height):is_above(120)
end)
