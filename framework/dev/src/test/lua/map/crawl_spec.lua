-- Bodies that crawl along floors, walls and ceilings.
local level

before_each(function()
  level = map.from_rows {
    "........",
    "........",
    "...##...",
    "...##...",
    "........",
    "########",
  }
end)

local function crawler(x, y) return { x = x, y = y, hitbox = circle(4) } end

it("they go around an island clockwise, or the other way around", function()
  for _, speed in ipairs { 1, -1 } do
    local body, seen = crawler(64, 28), {}
    for _ = 1, 160 do
      expect(level:crawl(body, speed)):equals(true)
      local angle = math.abs(body.floor_angle)
      if angle % 90 == 0 then seen[#seen + 1] = body.floor_angle end
      expect { body.grounded, level:solid(body.x, body.y) }:equals { true, false }
    end
    local order = {}
    for i, angle in ipairs(seen) do
      if angle ~= seen[i - 1] then order[#order + 1] = angle end
    end
    if speed > 0 then expect(order):equals { 0, 90, 180, -90, 0 } else expect(order):equals { 0, -90, 180, 90, 0 } end
  end
end)

it("they stay on slopes and in inner corners", function()
  level = map.from_rows { "#....#", "#....#", "#.../#", "#../##", "######" }
  local body = crawler(24, 60)
  for _ = 1, 80 do level:crawl(body, 1) end
  expect { body.x, body.y < 40, body.floor_angle }:equals { 76, true, -90 }
  for _ = 1, 110 do level:crawl(body, -1) end
  expect { body.x, body.floor_angle }:equals { 20, 90 }
end)

it("without ground at them, they do not move", function()
  local body = crawler(20, 20)
  expect(level:crawl(body, 1)):equals(false)
  expect { body.x, body.y, body.grounded, body.floor_angle }:equals { 20, 20, false, nil }
  body.y = 75
  expect(level:crawl(body, 1)):equals(true)
  expect { body.x, body.y, body.grounded, body.floor_angle }:equals { 21, 76, true, 0 }
  for column = 0, 7 do level:set_tile("rows", column, 5) end
  expect { level:crawl(body, 1), body.x, body.y }:equals { false, 21, 76 }
end)

it("the option size replaces the hitbox", function()
  local body = { x = 20, y = 76 }
  expect(level:crawl(body, 1, { size = 10 })):equals(true)
  expect(body.y):equals(75)
  expect(test.error(function() level:crawl(body, 1) end)):contains
    "m:crawl: the body needs a hitbox, such as self.hitbox = circle(6), or the option size"
  expect(test.error(function() level:crawl(body, 1, { size = 129 }) end)):contains
    "m:crawl: option 'size' must be from 1 to 128 but was 129"
end)

it("wrong values are reported, and wrong fields do no harm", function()
  local body = crawler(20, 76)
  expect(test.error(function() level:crawl(body, 1e5) end)):contains
    "m:crawl: speed must be from -1024 to 1024 but was 100000"
  expect(test.error(function() level:crawl(crawler(1e10, 5), 1) end)):contains "m:crawl: x of the body must be from"
  expect(test.error(function() level.crawl({}, body, 1) end)):contains "m:crawl: this is not a map"
  body.crawl_heading = "left"
  expect(level:crawl(body, 1)):equals(true)
  body.crawl_heading = 1e300
  expect(level:crawl(body, 1)):equals(true)
  for _, speed in ipairs { -1, 0, 1 } do
    body.crawl_heading = math.mininteger or -2147483648
    expect(level:crawl(body, speed)):equals(true)
    body.crawl_heading = -2147483648
    expect(level:crawl(body, speed)):equals(true)
  end
  expect(test.error(function() level:crawl(crawler(0 / 0, 76), 1) end)):contains
    "m:crawl: x of the body must be a number but was nan, as 0/0 is"
  expect(test.error(function() level:crawl(crawler(20, "low"), 1) end)):contains
    "m:crawl: y of the body must be a number but was a string"
end)
