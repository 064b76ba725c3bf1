-- The fields of a shot in flight: each changes what it names and nothing else.

local FIELDS = {
  "x", "y", "angle", "speed", "accel", "turn", "min_speed", "max_speed", "age", "life", "margin", "kind", "color",
  "sprite", "frame", "turns", "spin", "scale", "scale_x", "scale_y", "skew", "tint", "fill",
  "fill_amount", "dissolve", "dissolve_amount", "origin", "alpha", "blend", "layer", "glow", "flash",
  "ending", "visible", "radius", "length", "damage", "hits", "piercing", "harmless", "graze", "on_end", "on_bounce",
  "on_tick", "tick_every",
}

local function nothing() end

-- A value to set, and what changes with it.
local CHANGES = {
  { "x", 12 }, { "y", 5 }, { "angle", 33 }, { "speed", 1.25 }, { "accel", 0.03 }, { "turn", -2 }, { "min_speed", -3 },
  { "max_speed", 11 }, { "life", 500 }, { "margin", 77 }, { "turns", true }, { "turns", false }, { "spin", 5 },
  { "scale", 2.5, { scale_x = 2.5, scale_y = 2.5 } }, { "scale_x", 3, { scale = 3 } }, { "scale_y", 0.5 },
  { "skew", -20 }, { "fill", 0xffffff }, { "fill_amount", 0.5 }, { "dissolve", "rows" }, { "dissolve_amount", 0.25 },
  { "origin", "bottom" }, { "tint", 0x3070ff }, { "alpha", 0.25 }, { "blend", "add" }, { "layer", -1 }, { "glow", 0.75 }, { "flash", "none" },
  { "ending", "fade" }, { "visible", false }, { "radius", 7 }, { "length", 20 }, { "damage", 9 }, { "hits", "enemy" },
  { "piercing", true }, { "harmless", true }, { "graze", false }, { "on_end", nothing }, { "on_bounce", nothing },
  { "on_tick", nothing }, { "tick_every", 3 },
}

local NONE = {}   -- expects nil

local ship = { x = 20, y = 8 }

local SETS = {
  plain = {},
  ["of a kind"] = { kind = "star", color = "green" },
  ["of a turning kind"] = { kind = "rice" },
  ["with a sprite"] = { sprite = "art/ship", radius = 5 },
  ["tinted and translucent"] = { kind = "pearl", tint = 0xff8040, alpha = 0.5, scale = 2, layer = 1 },
  glowing = { kind = "knife", glow = 0.5, blend = "add", ending = "none" },
  delayed = { kind = "star", delay = 20 },
  accelerated = { accel = 0.1, min_speed = 0.5, max_speed = 3, turn = 2 },
  falling = { gravity = 0.05, wind = 0.02 },
  easing = { changes = { { at = 1, speed = 4, angle = 90, over = 30 } } },
  ["changing its look"] = { kind = "star", changes = { { at = 1, color = "blue" }, { at = 100, kind = "rice" } } },
  homing = { homing = ship },
  orbiting = { orbit = { around = ship, radius = 8 } },
  attached = { attach = ship },
  bouncing = { bounce = true, speed = 5 },
  wrapping = { wrap = true, speed = 5 },
  ["with a long hitbox"] = { length = 30, graze_every = 5, piercing = true, hits = { "ship", "enemy" } },
  mortal = { life = 60, margin = 5, damage = 3 },
  ["with callbacks"] = { on_end = print, on_bounce = print, tick_every = 2, on_tick = function(s) s.n = (s.n or 0) + 1 end },
}

local function fire(options)
  local all = { x = 10, y = 8, angle = 20, speed = 0.5, keep = true }
  for name, value in pairs(options) do all[name] = value end
  return shot.fire(all)
end

local function read(s)
  local values = {}
  for _, name in ipairs(FIELDS) do
    local value = s[name]
    values[name] = type(value) == "table" and table.concat(value, ",") or value
  end
  return values
end

local function expect_only(before, after, name, value, more)
  for _, field in ipairs(FIELDS) do
    local expected = before[field]
    if field == name then expected = value elseif more and more[field] ~= nil then expected = more[field] end
    if after[field] ~= expected then
      error(tostring(name) .. " = " .. tostring(value) .. " changes " .. field .. " from " .. tostring(before[field]) .. " to "
        .. tostring(after[field]), 2)
    end
  end
end

for title, options in pairs(SETS) do
  describe("a shot " .. title, function()
    it("has only the field changed that a script sets", function()
      for _, change in ipairs(CHANGES) do
        local s = fire(options)
        test.run_ticks(3)
        local before = read(s)
        s[change[1]] = change[2]
        expect_only(before, read(s), change[1], change[2], change[3])
        s:kill()
        test.log()
      end
    end)

    it("flies on as before if its flight does not change", function()
      local others = { x = true, y = true, angle = true, speed = true, accel = true, turn = true, min_speed = true,
        max_speed = true, margin = true, on_tick = true, tick_every = true }
      for _, change in ipairs(CHANGES) do
        if not others[change[1]] then
          local s, twin = fire(options), fire(options)
          test.run_ticks(3)
          s[change[1]] = change[2]
          test.run_ticks(12)
          expect({ change[1], s.x, s.y, s.angle, s.speed, s.age, s.n }):equals {
            change[1], twin.x, twin.y, twin.angle, twin.speed, twin.age, twin.n }
          s:kill()
          twin:kill()
          test.log()
        end
      end
    end)

    it("keeps its last values after its end", function()
      local s = fire(options)
      test.run_ticks(2)
      s.alpha, s.scale_x, s.radius, s.harmless = 0.25, 2, 9, true
      local before = read(s)
      s:kill()
      expect_only(before, read(s))
    end)

    it("cannot be changed after its end", function()
      local s = fire(options)
      test.run_ticks(2)
      local before = read(s)
      s:kill()
      for _, change in ipairs(CHANGES) do s[change[1]] = change[2] end
      s.age, s.kind, s.color, s.sprite, s.frame = 7, "rice", "blue", "art/ship", 1
      expect_only(before, read(s))
      s.mine = "own"
      expect(s.mine):equals("own")
    end)
  end)
end

describe("the picture of a shot:", function()
  local function changes(title, options, change, expected)
    it(title, function()
      shot.kind("fish", { sprite = "kodama.orb.red", colors = { "gold", "silver" }, turns = true })
      shot.kind("green star", { kind = "star", color = "green" })
      draw.sheet("kodama.orb.red", 4, 4)
      local s = fire(options)
      test.run_ticks(2)
      local before = read(s)
      for name, value in pairs(change) do s[name] = value end
      local name = next(change)
      for field, value in pairs(expected) do
        if value == NONE then value = nil end
        before[field] = value
      end
      expect_only(before, read(s), name, change[name])
    end)
  end

  changes("a kind keeps the color, and brings its turning and spin", { kind = "star", color = "green", scale = 2 },
    { kind = "rice" }, { sprite = "kodama.rice.green", turns = true, spin = 0 })
  changes("a kind keeps a spin that was set", { kind = "star", spin = 9 },
    { kind = "rice" }, { sprite = "kodama.rice.red", turns = true })
  changes("a kind with its own color brings it", { kind = "rice", color = "blue" },
    { kind = "green star" }, { sprite = "kodama.star.green", color = "green", turns = false, spin = 4 })
  changes("a default shot gets the color for those it hits", { hits = "enemy" },
    { kind = "pearl" }, { sprite = "kodama.pearl.blue", color = "blue", frame = NONE })
  changes("a shot with a sprite can become one of a kind", { sprite = "art/ship", tint = 0xff0000, layer = 2 },
    { kind = "star" }, { sprite = "kodama.star.red", color = "red", spin = 4, frame = NONE })
  changes("a color", { kind = "star", color = "green", alpha = 0.5 },
    { color = "purple" }, { sprite = "kodama.star.purple" })
  changes("a color makes a default shot a small pearl", {},
    { color = "purple" }, { sprite = "kodama.small_pearl.purple", kind = "small_pearl", frame = NONE })
  changes("a color of a kind with named frames", { kind = "fish", color = "gold" },
    { color = "silver" }, { frame = 2 })
  changes("a frame of a kind with named frames has no color", { kind = "fish", color = "gold" },
    { frame = 2 }, { color = NONE })
  changes("a sprite has no color", { kind = "star", radius = 3, glow = 0.5, ending = "fade" },
    { sprite = "art/ship" }, { color = NONE, frame = 1 })
  changes("a frame", { sprite = "kodama.orb.red" }, { frame = 3 }, {})
  changes("a frame ends an animation", { sprite = "kodama.orb.red", frames = { 1, 2 } }, { frame = 2 }, {})

  it("fields set by a script stay when a scheduled change names others", function()
    local s = fire { kind = "star", changes = { { at = 3, color = "blue" } } }
    s.alpha, s.tint, s.radius = 0.5, 0x808080, 9
    test.run_ticks(5)
    expect({ s.color, s.alpha, s.tint, s.radius }):equals { "blue", 0.5, 0x808080, 9 }
  end)

  it("fades to nothing without an error", function()
    local s = fire {}
    for _ = 1, 60 do s.alpha = s.alpha - 0.02 end
    expect(s.alpha):equals(0)
    s.glow = 3
    expect(s.glow):equals(1)
  end)
end)

describe("a harmless shot", function()
  it("does not hit until it is harmful", function()
    expect(test.play(20, function()
      spawn(function(self)
        self.group, self.hitbox, self.x, self.y = "ship", circle(4), 20, 8
        self.on_hit = function() print("hit at " .. time.tick) end
        wait(99)
      end)
      local start = time.tick
      local s = shot.fire { x = 20, y = 8, speed = 0, harmless = true, keep = true }
      wait(5)
      expect(s.harmless):is_true()
      s.harmless = false
      wait(1)
      print(time.tick - start)
      wait(99)
    end)[1]):begins_with "hit at"
  end)
end)

describe("a shot with a task", function()
  it("has the same fields", function()
    local seen
    test.play(3, function()
      shot.task({ x = 10, y = 8, speed = 0 }, function(self)
        self.alpha, self.visible, self.kind, self.mine = 0.5, false, "star", 7
        seen = self
        wait(99)
      end)
      wait(99)
    end)
    for s in shot.each() do
      expect(rawequal(s, seen)):is_true()
      expect({ s.alpha, s.visible, s.kind, s.mine }):equals { 0.5, false, "star", 7 }
    end
  end)

  it("cannot be changed after its end", function()
    local alpha
    test.play(9, function()
      local s = shot.task({ x = 10, y = 8, speed = 0, life = 2, keep = true }, function(self)
        self:on_finish(function() self.alpha = 0.75 end)
        wait(99)
      end)
      wait(5)
      s.alpha, s.mine = 0.5, 7
      alpha = s.alpha
    end)
    expect(alpha):equals(1)
  end)

  it("refuses the same names", function()
    expect(test.error(function()
      shot.task({ x = 10, y = 8, speed = 0 }, function(self) self.delay = 3 end)
    end)):contains ": a shot's 'delay' cannot be changed after firing"
  end)
end)

describe("names that are mistakes are refused:", function()
  local function refused(reason, change)
    it(reason, function()
      expect(test.error(function() change(fire {}) end)):contains(": " .. reason)
    end)
  end

  refused("a shot's 'delay' cannot be changed after firing", function(s) s.delay = 1 end)
  refused("a shot's 'homing' cannot be changed after firing; set 'angle' or 'turn' each tick instead",
    function(s) s.homing = ship end)
  refused("a shot's 'keep' cannot be changed after firing; this shot is kept", function(s) s.keep = true end)
  refused("a shot has no field 'aplha' (did you mean 'alpha'?)", function(s) s.aplha = 0.5 end)
  refused("a shot has no field 'colour' (did you mean 'color'?)", function(s) s.colour = "red" end)
  refused("a shot has no field 'maxSpeed' (did you mean 'max_speed'?)", function(s) s.maxSpeed = 3 end)
  refused("a shot has no field 'visble' (did you mean 'visible'?)", function(s) s.visble = false end)

  it("fields of a script's own are not", function()
    local s = fire {}
    for _, name in ipairs { "player", "slow", "grow", "line", "lives", "hp", "phase", "charges", "speed0", "scale2",
      "target", "seed", "laser", "later", "decay", "form", "changed", "attack", "size", "t", "n", "timer", "turned" } do
      s[name] = name
      expect(s[name]):equals(name)
    end
  end)

  it("long names are not", function()
    local s, name = fire {}, ("alpha"):rep(1000)
    s[name] = 1
    expect(s[name]):equals(1)
  end)

  it("they are refused after the end of the shot, too", function()
    local s = fire {}
    s:kill()
    expect(test.error(function() s.aplha = 0.5 end)):contains(": a shot has no field 'aplha' (did you mean 'alpha'?)")
  end)

  it("a name is refused each time", function()
    local s = fire {}
    for _ = 1, 2 do
      local ok, message = pcall(function() s.delay = 1 end)
      expect({ ok, message:match("a shot's .*") }):equals { false, "a shot's 'delay' cannot be changed after firing" }
    end
  end)
end)

describe("values that are refused:", function()
  local function refused(reason, change, options)
    it(reason, function()
      expect(test.error(function() change(fire(options or {})) end)):contains(": " .. reason)
    end)
  end

  refused("a shot's 'alpha' must be a number but was a string", function(s) s.alpha = "half" end)
  refused("a shot's 'scale' must be from 0 to 16 but was -0.5", function(s) s.scale = -0.5 end)
  refused("a shot's 'scale_x' must be from 0 to 16 but was 17", function(s) s.scale_x = 17 end)
  refused("a shot's 'layer' must be from -2 to 2 but was 3", function(s) s.layer = 3 end)
  refused("a shot's 'layer' must be a whole number but was 0.5", function(s) s.layer = 0.5 end)
  refused("a shot's 'tint' must be from 0x000000 to 0xFFFFFF but was -1", function(s) s.tint = -1 end)
  refused("a shot's 'blend' must be one of normal, add, subtract, multiply, screen but was 'ad' (did you mean 'add'?)", function(s) s.blend = "ad" end)
  refused("a shot's 'ending' must be one of none, fade, burst but was 'brust' (did you mean 'burst'?)",
    function(s) s.ending = "brust" end)
  refused("a shot's 'kind': there is no kind of shots 'strar' (did you mean 'star'?)", function(s) s.kind = "strar" end)
  refused("a shot's 'color': there is no color 'rad' (did you mean 'red'?)", function(s) s.color = "rad" end,
    { kind = "star" })
  refused("a shot's 'color' has no effect with a sprite, unless its kind names the sprite's frames with 'colors'",
    function(s) s.color = "red" end, { sprite = "art/ship" })
  refused("a shot's 'frame' must be from 1 to 1 but was 2", function(s) s.frame = 2 end, { sprite = "art/ship" })
  refused("a shot's 'frame' is for sprites; this shot shows its kind", function(s) s.frame = 1 end, { kind = "star" })
  refused("a shot's 'life' must be at least 1 but was 0", function(s) s.life = 0 end)
  refused("a shot's 'margin' must be at least 0 but was -1", function(s) s.margin = -1 end)
  refused("a shot's 'length' must be at least 0 but was -1", function(s) s.length = -1 end)
  refused("a shot's 'visible' must be a boolean but was nil", function(s) s.visible = nil end)
  refused("a shot's 'harmless' must be a boolean but was a number", function(s) s.harmless = 1 end)
end)
