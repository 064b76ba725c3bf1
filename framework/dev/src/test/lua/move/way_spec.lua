-- Ways whose end is known: by, bezier, curve, along; and the names of eases.

-- where a task is in each tick, up to its end
local function places(ticks, run, fields)
  fields = fields or { x = 0, y = 0 }
  local told = {}
  spawn(function(self)
    spawn(function()
      while self:alive() do
        told[#told + 1] = ("%.4g %.4g"):format(self.x, self.y)
        wait(1)
      end
    end, { priority = 0.9 })
    run(self)
    told[#told + 1] = "end " .. self.x .. " " .. self.y
  end, fields)
  test.run_ticks(ticks)
  return told
end

describe("move.by", function()
  it("moves by an offset and ends exactly there", function()
    expect(places(6, function(self) move.by(self, 10, -4, 4) end, { x = 5, y = 5 }))
      :equals { "5 5", "7.5 4", "10 3", "12.5 2", "end 15 1" }
  end)

  it("accepts an ease by its name", function()
    expect(places(6, function(self) move.by(self, 16, 0, 4, "quad_in") end))
      :equals { "0 0", "1 0", "4 0", "9 0", "end 16 0" }
  end)

  it("turns the picture along the path if asked to", function()
    local self = spawn(function(self)
      move.by(self, 0, 10, 2, { turns = true })
      self.first = self.rotation
      move.by(self, 10, 0, 2, { turns = true, front = -90, ease = "sine_out" })
      self.second = self.rotation
      move.by(self, -10, 0, 2)
      wait_forever()
    end, { x = 0, y = 0 })
    test.run_ticks(9)
    expect(self.first):equals(90)
    expect(self.second):equals(90)
    expect(self.rotation):equals(90)
  end)
end)

describe("move.bezier", function()
  it("is pulled toward the control points and ends on the last", function()
    expect(places(6, function(self) move.bezier(self, { { 0, 8 }, { 8, 8 } }, 4) end))
      :equals { "0 0", "0.5 3.5", "2 6", "4.5 7.5", "end 8 8" }
  end)

  it("moves to a task's current position", function()
    local other = spawn(wait_forever, { x = 30, y = 40 })
    expect(places(4, function(self) move.bezier(self, { other }, 2) end)):equals { "0 0", "15 20", "end 30 40" }
  end)
end)

describe("move.curve", function()
  it("passes all its points at an even speed", function()
    local told = places(14, function(self) move.curve(self, { { 10, 0 }, { 30, 0 } }, 12) end)
    expect(told[5]):equals "10 0"
    expect(told[#told]):equals "end 30 0"
  end)
end)

describe("move.along", function()
  it("moves in straight lines by a number of pixels per tick", function()
    expect(places(9, function(self) move.along(self, { { 4, 0 }, { 4, 6 } }, 2) end))
      :equals { "0 0", "2 0", "4 0", "4 2", "4 4", "end 4 6" }
  end)

  it("ends exactly on the last point when the steps do not add up", function()
    expect(places(9, function(self) move.along(self, { { 5, 0 } }, 2) end)):equals { "0 0", "2 0", "4 0", "end 5 0" }
  end)

  it("ends after a tick when there is no distance to cover", function()
    expect(places(9, function(self) move.along(self, { { 0, 0 } }, 2) end)):equals { "0 0", "end 0 0" }
  end)
end)

it("movements follow the rate of the waiting task", function()
  expect(places(9, function(self)
    self.rate = 0.5
    move.along(self, { { 4, 0 } }, 2)
  end)):equals { "0 0", "1 0", "2 0", "3 0", "end 4 0" }
end)

it("movements stop during a pause", function()
  local told = places(3, function(self) move.by(self, 10, 0, 10) end, { x = 0, y = 0, group = "moth" })
  task.pause "moth"
  test.run_ticks(5)
  expect(told[#told]):equals "3 0"
  task.resume "moth"
  test.run_ticks(8)
  expect(told[#told]):equals "end 10 0"
end)

local EASES = {
  "linear", "ease_in", "ease_out", "ease_in_out", "quad_in", "quad_out", "quad_in_out", "cubic_in", "cubic_out",
  "cubic_in_out", "sine_in", "sine_out", "sine_in_out", "back_in", "back_out", "back_in_out", "elastic_in",
  "elastic_out", "elastic_in_out", "bounce_in", "bounce_out", "bounce_in_out",
}

-- where it is after each quarter of the time, of 100
local function quarters(ease)
  local at = {}
  local self = spawn(function(self) move.by(self, 100, 0, 4, ease) end, { x = 0, y = 0 })
  for i = 1, 4 do
    test.run_ticks(1)
    at[i] = math.floor(self.x + 0.5)
  end
  return at
end

describe("eases", function()
  it("all end at the end of the path", function()
    for _, ease in ipairs(EASES) do expect(quarters(ease)[4]):equals(100) end
  end)

  it("those of in and out pass the middle", function()
    for _, ease in ipairs(EASES) do
      if ease:match "_in_out$" then expect(quarters(ease)[2]):equals(50) end
    end
  end)

  it("begin and end as their names say", function()
    expect(quarters "cubic_in"):equals { 2, 13, 42, 100 }
    expect(quarters "sine_out"):equals { 38, 71, 92, 100 }
    expect(quarters "back_in"):equals { -6, -9, 18, 100 }
    expect(quarters "elastic_out"):equals { 91, 102, 101, 100 }
    expect(quarters "bounce_out"):equals { 47, 77, 97, 100 }
  end)
end)

describe("mistakes", function()
  it("an unknown ease is reported with a guess", function()
    expect(test.error(function(self) move.by(self, 1, 1, 10, "bounce_ot") end))
      :begins_with(test.line(-1) .. ": move.by: there is no ease 'bounce_ot' (did you mean 'bounce_out'?); there are")
  end)

  it("0 ticks are an error", function()
    expect(test.error(function(self) move.bezier(self, { { 1, 1 } }, 0) end))
      :begins_with(test.line(-1) .. ": move.bezier: ticks must be at least 1 but was 0")
  end)

  it("a speed of 0 is an error", function()
    expect(test.error(function(self) move.along(self, { { 1, 1 } }, 0) end))
      :begins_with(test.line(-1) .. ": move.along: speed must be more than 0 but was 0")
  end)

  it("no points and too many are an error", function()
    expect(test.error(function(self) move.curve(self, {}, 10) end))
      :begins_with(test.line(-1) .. ": move.curve: points must be from 1 to 1000 but were 0")
    local many = {}
    for i = 1, 11 do many[i] = { i, i } end
    expect(test.error(function(self) move.bezier(self, many, 10) end))
      :begins_with(test.line(-1) .. ": move.bezier: points must be from 1 to 10 but were 11")
  end)

  it("an invalid point is reported by its number", function()
    expect(test.error(function(self) move.curve(self, { { 1, 1 }, 5 }, 10) end))
      :begins_with(test.line(-1) .. ": move.curve: point 2 must be { x, y } or a table with x and y but was 5")
    expect(test.error(function(self) move.curve(self, { { x = 1 } }, 10) end))
      :begins_with(test.line(-1) .. ": move.curve: point 1 must be { x, y } or a table with x and y but was a table")
  end)

  it("unknown options are reported", function()
    expect(test.error(function(self) move.by(self, 1, 1, 10, { eas = "linear" }) end))
      :begins_with(test.line(-1) .. ": move.by: unknown option 'eas' (did you mean 'ease'?)")
  end)

  it("a message handler cannot wait for a way, which has no effect then", function()
    local self = spawn(function(self)
      xpcall(error, function() move.by(self, 10, 0, 3) end)
      local before = time.tick
      coroutine.yield()
      self.waited = time.tick - before
      wait_forever()
    end, { x = 0, y = 0 })
    test.run_ticks(4)
    expect({ self.waited, self.x }):equals { 1, 0 }
  end)

  it("a draw function cannot wait for a way", function()
    expect(test.error(function(self)
      self.draw = function() move.by(self, 1, 1, 10) end
      wait(2)
    end)):begins_with(test.line(-2) .. ": move.by: a draw function cannot wait")
  end)
end)
