-- The stars are connected every 200 ticks.
local function ties()
  local stars = find("field").stars
  local tied = {}
  for i, star in ipairs(stars) do tied[i] = star.tied end
  return tied
end

local function changes(ticks)
  local before = ties()
  test.run_ticks(ticks)
  local changed = 0
  for i, tied in ipairs(ties()) do
    if tied ~= before[i] then changed = changed + 1 end
  end
  return changed
end

it("every star is connected at once, and again after 200 ticks", function()
  test.scene "main"
  test.run_ticks(2)
  expect(#ties()):equals(140)
  expect(changes(190)):equals(0)
  expect(changes(20) > 0):is_true()
end)
