-- tween and self:tween: fields, tables in them, colors, options, rate and pause, ends, mistakes; a plain model.

-- the values of a field after each tick
local function values(ticks, self, field)
  local seen = {}
  for _ = 1, ticks do
    test.run_ticks(1)
    seen[#seen + 1] = self[field]
  end
  return seen
end

describe("tween", function()
  it("changes several fields and waits until they are reached", function()
    local self = spawn(function(self)
      tween(self, { a = 10, b = -4 }, 2)
      self.done = true
      wait_forever()
    end, { a = 0, b = 0 })
    expect { self.a, self.b, self.done }:equals { 0, 0 }
    test.run_ticks(1)
    expect { self.a, self.b, self.done }:equals { 5, -2 }
    test.run_ticks(1)
    expect { self.a, self.b, self.done }:equals { 10, -4, true }
  end)

  it("takes the same ticks as move_to, and the same values", function()
    local one = spawn(function(self)
      tween(self, { x = 100 }, 7, "elastic_out")
      wait_forever()
    end, { x = 3, y = 0 })
    local other = spawn(function(self)
      move_to(self, 100, 0, 7, "elastic_out")
      wait_forever()
    end, { x = 3, y = 0 })
    for _ = 1, 9 do
      expect(one.x):equals(other.x)
      test.run_ticks(1)
    end
  end)

  it("knows the defaults of fields that a task does not have yet", function()
    local self = spawn(function(self)
      tween(self, { scale = 3, alpha = 0, rotation = 90, tint = 0xff0000 }, 2)
      wait_forever()
    end)
    test.run_ticks(1)
    expect { self.scale, self.alpha, self.rotation, self.tint }:equals { 2, 0.5, 45, 0xff8080 }
  end)

  it("starts scale_x at scale", function()
    local self = spawn(function(self)
      tween(self, { scale_x = 6 }, 2)
      wait_forever()
    end, { scale = 2 })
    test.run_ticks(1)
    expect(self.scale_x):equals(4)
  end)

  it("shows a field that it has set first", function()
    spawn(function(self)
      tween(self, { alpha = 0 }, 2)
      wait_forever()
    end, { sprite = "kodama.shot", x = 10, y = 10 })
    test.run_ticks(3)
    expect(test.picture(8, 8, 4, 4)):equals { "....", "....", "....", "...." }
  end)

  it("changes tables in tables", function()
    local size = { width = 10, edge = { left = 0 } }
    spawn(function() tween(size, { width = 20, edge = { left = 8 } }, 4) end)
    test.run_ticks(2)
    expect(size):equals { width = 15, edge = { left = 4 } }
  end)

  it("writes fields that the task stores itself", function()
    local self = spawn(function(self)
      self:spawn(function(_, it) tween(it, { priority = 2, rate = 3 }, 2) end)
      wait_forever()
    end, { priority = 1, rate = 1 })
    test.run_ticks(1)
    expect { self.priority, self.rate }:equals { 1.5, 2 }
  end)

  it("changes cameras, which have the methods of tasks", function()
    local cam = camera.spawn {}
    cam:tween({ zoom = 2 }, 2)
    test.run_ticks(1)
    expect(cam.zoom):equals(1.5)
  end)

  it("changes shots, and ends with them", function()
    local bullet = shot.fire { x = 8, y = 8, speed = 0, keep = true }
    local done = false
    spawn(function()
      tween(bullet, { scale = 3 }, 4)
      done = true
    end)
    test.run_ticks(2)
    expect(bullet.scale):equals(2)
    bullet:cancel()
    test.run_ticks(2)
    expect(done):equals(true)
  end)
end)

describe("self:tween", function()
  it("runs beside the task, which can await or kill it", function()
    local self = spawn(function(self)
      self.child = self:tween({ v = 4 }, 4)
      self.went_on = true
      await(self.child)
      self.done = true
      wait_forever()
    end, { v = 0 })
    test.run_ticks(1)
    expect { self.v, self.went_on }:equals { 1, true }
    test.run_ticks(2)
    self.child.rate = 0.5
    test.run_ticks(1)
    expect(self.v):equals(3.5)
    test.run_ticks(1)
    expect { self.v, self.child:alive() }:equals { 4, false }
    test.run_ticks(1)
    expect(self.done):equals(true)
  end)

  it("stops when it is killed, and with its task", function()
    local one = spawn(wait_forever, { v = 0 })
    local child = one:tween({ v = 10 }, 10)
    test.run_ticks(2)
    child:kill()
    test.run_ticks(2)
    expect(one.v):equals(2)
    local other = spawn(wait_forever, { v = 0 })
    child = other:tween({ v = 10 }, 10)
    test.run_ticks(1)
    other:kill()
    test.run_ticks(2)
    expect { other.v, child:alive() }:equals { 1, false }
  end)

  it("several run at the same time", function()
    local self = spawn(wait_forever, { a = 0, b = 0 })
    self:tween({ a = 4 }, 4)
    self:tween({ b = 4 }, 2)
    test.run_ticks(2)
    expect { self.a, self.b }:equals { 2, 4 }
  end)
end)

describe("rate and pause", function()
  it("a tween follows both", function()
    local self = spawn(function(self)
      tween(self, { v = 8 }, 4)
      wait_forever()
    end, { v = 0, rate = 0.5, group = "moth" })
    expect(values(3, self, "v")):equals { 1, 2, 3 }
    task.pause "moth"
    expect(values(3, self, "v")):equals { 3, 3, 3 }
    task.resume "moth"
    self.rate = 2
    expect(values(3, self, "v")):equals { 7, 8, 8 }
  end)

  it("a tween beside a task follows the task and its group", function()
    local self = spawn(wait_forever, { v = 0, group = "moth" })
    self:tween({ v = 10 }, 10)
    test.run_ticks(1)
    task.pause "moth"
    test.run_ticks(3)
    expect(self.v):equals(1)
    task.resume "moth"
    task.rate("moth", 2)
    test.run_ticks(2)
    expect(self.v):equals(5)
    self:pause()
    test.run_ticks(3)
    expect(self.v):equals(5)
  end)
end)

describe("options", function()
  it("a tween repeats", function()
    local self = spawn(wait_forever, { v = 0 })
    self:tween({ v = 2 }, 2, { times = 2 })
    expect(values(6, self, "v")):equals { 1, 2, 1, 2, 2, 2 }
  end)

  it("a tween goes back and forth without end", function()
    local self = spawn(wait_forever, { v = 0 })
    self:tween({ v = 4 }, 2, { ease = "quad_in", times = math.huge, reverse = true })
    expect(values(8, self, "v")):equals { 1, 4, 1, 0, 1, 4, 1, 0 }
  end)

  it("a delay comes first, and the values are read after it", function()
    local self = spawn(wait_forever, { v = 0 })
    self:tween({ v = 10 }, 2, { delay = 2 })
    self.v = 4
    expect(values(5, self, "v")):equals { 4, 4, 7, 10, 10 }
  end)

  it("whole passes are skipped at a high rate", function()
    local self = spawn(wait_forever, { v = 0 })
    local child = self:tween({ v = 10 }, 10, { times = math.huge, reverse = true })
    child.rate = 1e15
    test.run_ticks(3)
    child.rate = 1
    test.run_ticks(1)
    expect(self.v >= 0 and self.v <= 10):equals(true)
  end)
end)

describe("colors", function()
  local function middle(from, to, how)
    local light = { tint = from, glow = from }
    local goal = how and how.colors and { glow = to } or { tint = to }
    spawn(function() tween(light, goal, 2, how) end)
    test.run_ticks(1)
    return ("%06x"):format(goal.glow and light.glow or light.tint)
  end

  it("mix by red, green and blue", function()
    expect(middle(0x000000, 0xff8040)):equals "804020"
    expect(middle(0xff0000, 0x0000ff)):equals "800080"
  end)

  it("mix by hue, the shorter way around", function()
    expect(middle(0xff0000, 0x00ff00, { mix = "hsl" })):equals "ffff00"
    expect(middle(0xff0000, 0x0000ff, { mix = "hsl" })):equals "ff00ff"
    expect(middle(0x0000ff, 0xff0000, { mix = "hsl" })):equals "ff00ff"
    expect(middle(0xffffff, 0x0000ff, { mix = "hsl" })):equals "9f9fdf"
  end)

  it("include fields that are named", function()
    expect(middle(0xff0000, 0x0000ff, { colors = { "glow" } })):equals "800080"
  end)

  it("end exactly, and do not overshoot", function()
    for _, mix in ipairs { "rgb", "hsl" } do
      local light = { color = 0x123456 }
      spawn(function() tween(light, { color = 0xfedc98 }, 9, { ease = "back_in_out", mix = mix }) end)
      for _ = 1, 9 do
        test.run_ticks(1)
        expect(light.color % 1 == 0 and light.color >= 0 and light.color <= 0xffffff):equals(true)
      end
      expect(light.color):equals(0xfedc98)
    end
  end)
end)

describe("a plain model", function()
  -- the value of a field after n ticks at the rate 1
  local function model(one, n)
    local t = n - one.delay
    if t <= 0 then return one.from end
    local pass = math.min(math.ceil(t / one.ticks), one.times)
    local at = math.min(t - (pass - 1) * one.ticks, one.ticks) / one.ticks
    if one.reverse and pass % 2 == 0 then at = 1 - at end
    return one.from + (one.to - one.from) * ease(one.ease, at)
  end

  local EASES = { "linear", "quad_in", "cubic_out", "sine_in_out", "back_out", "elastic_in", "bounce_in_out", "expo_in" }

  it("gives the same values as 200 random tweens", function()
    local all = {}
    for i = 1, 200 do
      local one = {
        from = math.random(-100, 100), to = math.random(-100, 100), ticks = math.random(1, 20),
        ease = EASES[math.random(#EASES)], delay = math.random(0, 5), times = math.random(1, 4),
        reverse = math.random() < 0.5,
      }
      local options = { ease = one.ease, delay = one.delay, times = one.times, reverse = one.reverse }
      one.self = spawn(function(self)
        if i % 2 == 0 then self:tween({ v = one.to }, one.ticks, options)
        else tween(self, { v = one.to }, one.ticks, options) end
        wait_forever()
      end, { v = one.from })
      all[i] = one
    end
    for n = 1, 100 do
      test.run_ticks(1)
      for _, one in ipairs(all) do
        local off = math.abs(one.self.v - model(one, n))
        if off > 1e-9 then error("tick " .. n .. ": " .. one.self.v .. " instead of " .. model(one, n)) end
      end
    end
  end)
end)

describe("mistakes", function()

  -- the message of an error in tween(self, fields, ticks, how)
  local function message(fields, ticks, how, given)
    local text = test.error(function(self) tween(self, fields, ticks, how) end, given)
    return (text:gsub("^[^:]*:%d+: ", ""))
  end

  it("name the line of the call", function()
    expect(test.error(function(self) tween(self, { scale = 2 }, 0) end))
      :begins_with(test.line(-1) .. ": tween: ticks must be at least 1 but was 0")
    expect(test.error(function(self) self:tween({ scale = 2 }, 0) end))
      :begins_with(test.line(-1) .. ": tween: ticks must be at least 1 but was 0")
  end)

  it("numbers that are not finite", function()
    expect(message({ scale = 0 / 0 }, 10)):begins_with "tween: 'scale' must be a finite number but was nan"
    expect(message({ size = { width = 1 / 0 } }, 10)):begins_with "tween: the target's 'size' must be a table, as in the"
    expect(message({ scale = -1 / 0 }, 10)):begins_with "tween: 'scale' must be a finite number but was -inf"
  end)

  it("fields of other types", function()
    expect(message({ scale = "big" }, 10)):begins_with "tween: 'scale' must be a number or a table but was a string"
    expect(message({ visible = true }, 10)):begins_with "tween: 'visible' must be a number or a table but was a boolean"
    expect(message({ name = 4 }, 10)):begins_with "tween: the target's 'name' must be a number but is missing; set it"
    expect(message({ 4 }, 10)):begins_with "tween: fields must have names, but [1] is a number; write { x = 10 }"
    expect(message({}, 10)):begins_with "tween: there are no fields to change"
    expect(message({ tint = 0x1000000 }, 10)):begins_with "tween: 'tint' must be a color from 0x000000 to 0xFFFFFF but"
  end)

  it("targets with other values", function()
    local odd = { a = "b", n = 0 / 0, color = -1 }
    local function text(fields)
      return (test.error(function() tween(odd, fields, 10) end):gsub("^[^:]*:%d+: ", ""))
    end
    expect(text { a = 1 }):begins_with "tween: the target's 'a' must be a number but was a string"
    expect(text { n = 1 }):begins_with "tween: the target's 'n' must be a finite number but was nan"
    expect(text { color = 1 }):begins_with "tween: the target's 'color' must be a color from 0x000000 to 0xFFFFFF but was -1"
  end)

  it("tables that contain themselves, are too deep or too large", function()
    local loop = {}
    loop.inner = loop
    local target = {}
    target.inner = target
    expect((test.error(function() tween(target, loop, 10) end):gsub("^[^:]*:%d+: ", "")))
      :begins_with "tween: the fields contain themselves at 'inner'"
    local deep = { v = 1 }
    for _ = 1, 10 do deep = { inner = deep } end
    expect((test.error(function() tween(target, deep, 10) end):gsub("^[^:]*:%d+: ", "")))
      :begins_with "tween: fields must be at most 10 tables deep"
    local many, there = {}, {}
    for i = 1, 101 do many["f" .. i], there["f" .. i] = i, 0 end
    expect((test.error(function() tween(there, many, 10) end):gsub("^[^:]*:%d+: ", "")))
      :begins_with "tween: there must be at most 100 fields"
  end)

  it("tasks that have ended", function()
    local gone = spawn(wait_forever, { name = "gone" })
    gone:kill()
    expect(test.error(function() tween(gone, { x = 4 }, 10) end))
      :begins_with(test.line(-1) .. ": tween: ")
    expect(test.error(function() gone:tween({ x = 4 }, 10) end))
      :begins_with(test.line(-1) .. ": tween: ")
  end)

  it("a target that ends later ends the tween", function()
    local other = spawn(wait_forever, { v = 0 })
    local self = spawn(function(self)
      tween(other, { v = 10 }, 10)
      self.done = true
      wait_forever()
    end)
    test.run_ticks(3)
    other:kill()
    test.run_ticks(2)
    expect { other.v, self.done }:equals { 3, true }
  end)

  it("unknown eases and options, with a guess", function()
    expect(message({ x = 1 }, 10, "bak_out")):begins_with "tween: there is no ease 'bak_out' (did you mean 'back_out'?)"
    expect(message({ x = 1 }, 10, { eas = "linear" })):begins_with "tween: unknown option 'eas' (did you mean 'ease'?)"
    expect(message({ x = 1 }, 10, { times = 0 })):begins_with "tween: option 'times' must be at least 1 but was 0"
    expect(message({ x = 1 }, 10, { delay = 0 / 0 })):begins_with "tween: option 'delay' must be at least 0 but was nan"
    expect(message({ x = 1 }, 10, { mix = "hsv" })):begins_with "tween: option 'mix' must be one of rgb, hsl but was 'hsv'"
  end)

  it("errors in a later tick name the line of the call", function()
    local self, other = spawn(wait_forever), spawn(wait_forever)
    self:timeline { { other, { rate = 0 }, 4, "back_out" } }
    test.run_ticks(4)
    expect(test.errors()[1]):begins_with(test.line(-2) .. ": a task's 'rate' must be at least 0 but was -")
    expect(self:alive()):equals(true)
  end)

  it("errors in a later tick are thrown in the line that waits", function()
    local other = spawn(wait_forever)
    expect(test.error(function() tween(other, { rate = 0 }, 4, "back_out") end))
      :begins_with(test.line(-1) .. ": a task's 'rate' must be at least 0 but was -")
  end)

  it("a draw function and a file cannot wait", function()
    expect(test.error(function(self)
      self.draw = function() tween(self, { x = 4 }, 10) end
      wait_forever()
    end)):contains "tween: a draw function cannot wait"
  end)
end)
