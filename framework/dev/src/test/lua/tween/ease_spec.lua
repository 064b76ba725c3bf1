-- ease and approach: every easing against a plain formula, and mistakes.

local SWING = 1.70158

local IN = {
  quad = function(t) return t ^ 2 end,
  cubic = function(t) return t ^ 3 end,
  quart = function(t) return t ^ 4 end,
  quint = function(t) return t ^ 5 end,
  sine = function(t) return 1 - math.cos(t * math.pi / 2) end,
  expo = function(t) return (2 ^ (10 * t) - 1) / 1023 end,
  circ = function(t) return 1 - math.sqrt(1 - t ^ 2) end,
  back = function(t) return (SWING + 1) * t ^ 3 - SWING * t ^ 2 end,
  elastic = function(t)
    if t == 0 or t == 1 then return t end
    return -2 ^ (10 * t - 10) * math.sin((10 * t - 10.75) * 2 * math.pi / 3)
  end,
  bounce = function(t)
    t = 1 - t
    if t < 1 / 2.75 then return 1 - 7.5625 * t ^ 2 end
    if t < 2 / 2.75 then return 1 - (7.5625 * (t - 1.5 / 2.75) ^ 2 + 0.75) end
    if t < 2.5 / 2.75 then return 1 - (7.5625 * (t - 2.25 / 2.75) ^ 2 + 0.9375) end
    return 1 - (7.5625 * (t - 2.625 / 2.75) ^ 2 + 0.984375)
  end,
}

-- the formula of a name such as "quad_in_out"
local function plain(name, t)
  if name == "linear" then return t end
  local family, kind = name:match "^(%a+)_(.+)$"
  local first = IN[family == "ease" and "quad" or family]
  if kind == "in" then return first(t) end
  if kind == "out" then return 1 - first(1 - t) end
  return t < 0.5 and first(2 * t) / 2 or 1 - first(2 - 2 * t) / 2
end

local NAMES = { "linear" }
for _, family in ipairs { "ease", "quad", "cubic", "quart", "quint", "sine", "expo", "circ", "back", "elastic", "bounce" } do
  for _, kind in ipairs { "in", "out", "in_out" } do NAMES[#NAMES + 1] = family .. "_" .. kind end
end

describe("ease", function()
  it("equals the plain formula of every name", function()
    for _, name in ipairs(NAMES) do
      for i = 0, 200 do
        local t = i / 200
        local off = math.abs(ease(name, t) - plain(name, t))
        if off > 1e-12 then error(name .. " at " .. t .. " is off by " .. off) end
      end
    end
  end)

  it("is exact at both ends and beyond", function()
    for _, name in ipairs(NAMES) do
      expect { ease(name, 0), ease(name, 1), ease(name, -3), ease(name, 7), ease(name, math.huge) }
        :equals { 0, 1, 0, 1, 1 }
    end
  end)

  it("works in a file, a draw function and a test", function() expect(ease("quad_in", 0.5)):equals(0.25) end)

  it("an unknown name is an error with a guess", function()
    expect(test.error(function() ease("bak_out", 0.5) end))
      :begins_with(test.line(-1) .. ": ease: there is no ease 'bak_out' (did you mean 'back_out'?)")
  end)

  it("NaN is an error", function()
    expect(test.error(function() ease("linear", 0 / 0) end))
      :begins_with(test.line(-1) .. ": bad argument #2 to 'ease' (t: number expected, got")
  end)
end)

describe("approach", function()
  it("covers a part of the distance", function()
    expect(approach(10, 20, 0.25)):equals(12.5)
    expect(approach(10, -10, 0)):equals(10)
    expect(approach(10, 0.1, 1)):equals(0.1)
  end)

  it("follows the rate of the task", function()
    local self = spawn(function(self)
      while true do
        self.v = approach(self.v, 64, 0.75)
        wait(1)
      end
    end, { v = 0, rate = 0.5 })
    expect(self.v):equals(32)
  end)

  it("NaN and weights out of range are errors", function()
    expect(test.error(function() approach(0 / 0, 1, 0.5) end))
      :begins_with(test.line(-1) .. ": bad argument #1 to 'approach' (value: number expected, got")
    expect(test.error(function() approach(1, 1 / 0, 0.5) end))
      :begins_with(test.line(-1) .. ": approach: goal must be a finite number but was inf")
    expect(test.error(function() approach(1, 2, 1.5) end))
      :begins_with(test.line(-1) .. ": approach: weight must be from 0 to 1 but was 1.5")
  end)
end)
