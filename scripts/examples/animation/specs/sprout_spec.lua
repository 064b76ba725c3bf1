-- Which animation the character plays.

local function run(key, ticks)
  if key then test.press(key) end
  test.run_ticks(ticks)
  return find("sprout").animation
end

it("idles, walks and stops", function()
  test.scene "main"
  expect(run(nil, 5)):equals "idle"
  expect(run("right", 5)):equals "walk"
  test.release "right"
  expect(run(nil, 2)):equals "idle"
end)

it("jumps, falls and lands", function()
  test.scene "main"
  expect(run("fire", 3)):equals "jump"
  expect(find("sprout").frame):equals(11)
  expect(run(nil, 30)):equals "fall"
  test.run_until(function() return find("sprout").animation == "land" end)
  expect(find("sprout").y):equals(98)
  expect(run(nil, 13)):equals "idle"
end)

it("walks for as long as a key is held", function()
  test.scene "main"
  run("right", 3)
  local seen = {}
  for _ = 1, 36 do
    test.run_ticks(1)
    seen[find("sprout").frame] = true
  end
  for frame = 5, 10 do expect(seen[frame]):equals(true) end
end)
