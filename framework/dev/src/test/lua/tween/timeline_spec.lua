-- timeline and spring.

local function values(ticks, self, field)
  local seen = {}
  for _ = 1, ticks do
    test.run_ticks(1)
    seen[#seen + 1] = self[field]
  end
  return seen
end

describe("timeline", function()
  it("runs steps in order, with rests", function()
    local self = spawn(function(self)
      timeline { { self, { v = 2 }, 2 }, 2, { self, { v = 0 }, 1 } }
      self.done = true
      wait_forever()
    end, { v = 0 })
    expect(values(5, self, "v")):equals { 1, 2, 2, 2, 0 }
    expect(self.done):equals(true)
  end)

  it("repeats", function()
    local self = spawn(wait_forever, { v = 0 })
    self:timeline({ { self, { v = 1 }, 1 }, { self, { v = 0 }, 1 } }, { times = 2 })
    expect(values(6, self, "v")):equals { 1, 0, 1, 0, 0, 0 }
  end)

  it("runs steps together, until the last has ended", function()
    local self = spawn(wait_forever, { a = 0, b = 0 })
    self:timeline {
      { together = { { self, { a = 2 }, 2 }, { self, { b = 4 }, 4 } } },
      { self, { a = 0 }, 1 },
    }
    expect(values(6, self, "a")):equals { 1, 2, 2, 2, 0, 0 }
    expect(self.b):equals(4)
  end)

  it("has timelines in timelines", function()
    local self = spawn(wait_forever, { v = 0 })
    self:timeline { { order = { { self, { v = 1 }, 1 }, { self, { v = 0 }, 1 } }, times = 2 }, { self, { v = 9 }, 1 } }
    expect(values(6, self, "v")):equals { 1, 0, 1, 0, 9, 9 }
  end)

  it("carries fractions of ticks over to the next step", function()
    local self = spawn(wait_forever, { v = 0 })
    local run = self:timeline { { self, { v = 3 }, 3 }, { self, { v = 0 }, 3 } }
    run.rate = 2
    expect(values(4, self, "v")):equals { 2, 2, 0, 0 } -- after 2, 4, 6, 8 ticks
  end)

  it("ends at once with the tasks that it changes", function()
    local other = spawn(wait_forever, { v = 0 })
    local self = spawn(function(self)
      timeline { { other, { v = 9 }, 9 }, { self, { w = 1 }, 1 } }
      wait_forever()
    end, { w = 0 })
    test.run_ticks(1)
    other:kill()
    test.run_ticks(1)
    expect(self.w):equals(1)
  end)

  it("runs without end at any rate", function()
    local self = spawn(wait_forever, { v = 0 })
    local run = self:timeline({ { self, { v = 1 }, 1 }, 1 }, { times = math.huge })
    run.rate = 1e300
    test.run_ticks(3)
    expect(run:alive()):equals(true)
  end)

  local function message(steps, how)
    return (test.error(function() timeline(steps, how) end):gsub("^[^:]*:%d+: ", ""))
  end

  it("names the wrong step", function()
    local t = { v = 0 }
    expect(test.error(function() timeline { { t, { v = 1 }, 0 } } end))
      :begins_with(test.line(-1) .. ": timeline: step 1: ticks must be at least 1 but was 0")
    expect(message {}):begins_with "timeline: there must be at least one step"
    expect(message { 0 }):begins_with "timeline: step 1: ticks must be from 1 to 2147483647 but was 0"
    expect(message { 1, "x" })
      :begins_with "timeline: step 2 must be a number of ticks, { target, fields, ticks }, { together = … } or"
    expect(message { { together = { 1, { t, { w = 1 }, 5 } } } })
      :begins_with "timeline: step 1.2: the target's 'w' must be a number but is missing; set it first"
    expect(message { { t, { v = 1 } } }):begins_with "timeline: step 1: ticks must be a whole number but was missing"
    expect(message { { t, 4, 4 } }):begins_with "timeline: step 1: a table of fields must be a table but was 4"
    expect(message { { 4, {}, 4 } }):begins_with "timeline: step 1: a target must be a table but was 4"
    expect(message { { t, { v = 1 }, 4, 4 } })
      :begins_with "timeline: step 1: the fourth item must be an ease or options but was 4"
    expect(message { { t, { v = 1 }, 4, "linear", 1 } }):begins_with "timeline: step 1 must have at most 4 items but has 5"
    expect(message { {} }):begins_with "timeline: step 1 must have either 'together' or 'order'"
    expect(message { { together = { 1 }, times = 2 } }):begins_with "timeline: step 1: 'times' must be with 'order'"
    expect(message({ 1 }, { tims = 2 })):begins_with "timeline: unknown option 'tims' (did you mean 'times'?)"
  end)

  it("has at most 100 steps, 10 tables deep", function()
    local many = {}
    for i = 1, 101 do many[i] = 1 end
    expect(message(many)):begins_with "timeline: there must be at most 100 steps"
    local loop = {}
    loop[1] = { order = loop }
    expect(message(loop)):begins_with "timeline: steps must be at most 10 tables deep"
  end)
end)

describe("spring", function()
  it("overshoots, rests exactly at its goal and ends", function()
    local self = spawn(function(self)
      spring(self, { v = 100 })
      self.done = true
      wait_forever()
    end, { v = 0 })
    local most, ticks = 0, 0
    while not self.done and ticks < 600 do
      most = math.max(most, self.v)
      test.run_ticks(1)
      ticks = ticks + 1
    end
    expect(self.v):equals(100)
    expect(most > 110 and most < 140):equals(true)
    expect(ticks > 30 and ticks < 120):equals(true)
  end)

  it("does not overshoot with a damping of 1 or more", function()
    for _, damping in ipairs { 1, 2 } do
      local self = spawn(wait_forever, { v = 10 })
      local run = self:spring({ v = 0 }, { period = 10, damping = damping })
      local last = self.v
      while run:alive() do
        test.run_ticks(1)
        expect(self.v >= 0 and self.v <= last):equals(true)
        last = self.v
      end
      expect(self.v):equals(0)
    end
  end)

  it("equals small steps of its equation", function()
    for _, damping in ipairs { 0.1, 0.4, 1, 3 } do
      local self = spawn(wait_forever, { v = 50 })
      self:spring({ v = 10 }, { period = 24, damping = damping })
      local w, offset, speed = 2 * math.pi / 24, 40, 0
      for _ = 1, 40 do
        for _ = 1, 2000 do
          speed = speed - (w * w * offset + 2 * damping * w * speed) / 2000
          offset = offset + speed / 2000
        end
        test.run_ticks(1)
        expect(math.abs(self.v - 10 - offset) < 0.05):equals(true)
      end
    end
  end)

  it("gives the same curve at another rate", function()
    local normal = spawn(wait_forever, { v = 0 })
    normal:spring { v = 8 }
    test.run_ticks(1)
    local at = {}
    for i = 1, 10 do
      at[i] = normal.v
      test.run_ticks(1)
    end
    local again = spawn(wait_forever, { v = 0, rate = 0.5 })
    again:spring { v = 8 }
    test.run_ticks(2)
    for i = 1, 10 do
      expect(math.abs(again.v - at[i]) < 1e-9):equals(true)
      test.run_ticks(2)
    end
  end)

  it("ends after a tick when there is no distance to cover", function()
    local self = spawn(wait_forever, { v = 4 })
    local run = self:spring { v = 4 }
    test.run_ticks(1)
    expect(run:alive()):equals(false)
  end)

  it("wrong arguments are errors", function()
    expect(test.error(function(self) spring(self, { tint = 0xff0000 }) end))
      :begins_with(test.line(-1) .. ": spring: 'tint' is a color, which cannot swing; use tween")
    expect(test.error(function(self) spring(self, { x = 4 }, { period = 1 }) end))
      :begins_with(test.line(-1) .. ": spring: option 'period' must be from 2 to 10000 but was 1")
    expect(test.error(function(self) self:spring({ x = 0 / 0 }) end))
      :begins_with(test.line(-1) .. ": spring: 'x' must be a finite number but was nan")
  end)
end)
