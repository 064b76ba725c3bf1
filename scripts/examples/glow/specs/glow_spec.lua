-- The light of the fireflies, and where they fly.
before_each(function() test.scene "main" end)

it("a firefly makes the pixel below it white", function()
  test.run_ticks(60)
  local fly = find "firefly 1"
  local rows = test.picture(math.floor(fly.x + 0.5), math.floor(fly.y + 0.5), 1, 1, { [0xffffff] = "w" })
  expect(rows[1]):equals("w")
end)

it("fireflies stay above the water", function()
  for _ = 1, 5 do
    test.run_ticks(60)
    for number = 1, 15 do
      local fly = find("firefly " .. number)
      expect(fly.y < 170 and fly.y > 0 and fly.x > 0 and fly.x < 320):equals(true)
    end
  end
end)
