-- Changes of how shots look.
local LEGEND = { [0] = ".", [0x7a0a22] = "-", [0xff3b55] = "o", [0xfff4f0] = "#" }   -- tones of red
local SMALL_PEARL = { ".-oooo-.", "-o####o-" }

-- Fires a shot that stands still in the middle and changes in its third tick.
local function play(options, change)
  change.at = 3
  options.x, options.y, options.speed, options.changes = 16, 8, 0, { change }
  test.play(1, function()
    shot.fire(options)
    wait(99)
  end)
end

local function expect_red_pearl_after_the_change()
  expect(function() test.expect_picture(SMALL_PEARL, 12, 5, LEGEND) end):fails_with "picture"
  test.run_ticks(4)
  test.expect_picture(SMALL_PEARL, 12, 5, LEGEND)
end

it("a shot takes on another kind and color", function()
  play({ kind = "star", color = "blue" }, { kind = "small_pearl", color = "red" })
  expect_red_pearl_after_the_change()
end)

it("another kind has its own default color", function()
  play({ kind = "star", color = "blue" }, { kind = "small_pearl" })
  expect_red_pearl_after_the_change()
end)

it("a color alone keeps the kind", function()
  play({ kind = "small_pearl", color = "blue" }, { color = "red" })
  expect_red_pearl_after_the_change()
end)

it("a color alone keeps a custom kind", function()
  shot.kind("mine", { kind = "small_pearl", color = "blue" })
  play({ kind = "mine" }, { color = "red" })
  expect_red_pearl_after_the_change()
end)

it("a custom kind changes only a shot's look", function()
  shot.kind("mine", { kind = "small_pearl", color = "red", speed = 9 })
  play({ kind = "star" }, { kind = "mine" })
  expect_red_pearl_after_the_change()
end)

it("a shot with a picture can become one of a kind", function()
  play({ sprite = "art/ship" }, { kind = "small_pearl" })
  expect_red_pearl_after_the_change()
end)

it("a shot of a kind can get a picture", function()
  play({ kind = "star", color = "blue" }, { sprite = "kodama.small_pearl.red" })
  expect_red_pearl_after_the_change()
end)

it("a shot gets the hitbox of its new kind", function()
  local hit = 0
  test.play(1, function(self)
    self.group, self.hitbox, self.x, self.y = "ship", circle(0), 22, 8
    self.on_hit = function() hit = hit + 1 end
    shot.fire { kind = "small_pearl", x = 16, y = 8, speed = 0, changes = { { at = 3, kind = "big_pearl" } } }
    wait(99)
  end)
  test.run_ticks(1)
  expect(hit):equals(0)
  test.run_ticks(4)
  expect(hit):equals(1)
end)

it("it is repeated with the rest of the change, also in a level of a pattern", function()
  test.play(1, function()
    shot.fire { x = 16, y = 8, speed = 0, kind = "star", pattern = pattern.one {
      changes = { { at = 1, every = 4, color = "blue" }, { at = 3, every = 4, kind = "small_pearl", color = "red" } },
    } }
    wait(99)
  end)
  test.run_ticks(3)
  test.expect_picture(SMALL_PEARL, 12, 5, LEGEND)
  test.run_ticks(2)
  expect(function() test.expect_picture(SMALL_PEARL, 12, 5, LEGEND) end):fails_with "picture"
  test.run_ticks(2)
  test.expect_picture(SMALL_PEARL, 12, 5, LEGEND)
end)

-- Fires a shot that stands still, lets `script` set its fields, and returns the fields after the change.
local function fields(options, change, script, names)
  change.at = 3
  options.x, options.y, options.speed, options.keep, options.changes = 16, 8, 0, true, { change }
  local s = shot.fire(options)
  test.run_ticks(1)
  script(s)
  test.run_ticks(4)
  local values = {}
  for name in names:gmatch "%S+" do values[#values + 1] = tostring(s[name]) end
  return values
end

local function set_look(s)
  s.kind = "rice"
  s.color, s.turns, s.ending, s.flash, s.spin, s.radius = "blue", false, "fade", "grow", 7, 9
  s.alpha, s.scale_x, s.tint, s.blend, s.glow, s.layer, s.visible = 0.5, 2, 0x808080, "add", 0.25, 2, false
end

describe("a change without kind or sprite", function()
  local ALL = "kind color turns ending flash spin radius alpha scale_x tint blend glow layer visible"
  local SET = { kind = "rice", color = "blue", turns = "false", ending = "fade", flash = "grow", spin = "7",
    radius = "9", alpha = "0.5", scale_x = "2", tint = tostring(0x808080), blend = "add", glow = "0.25", layer = "2",
    visible = "false" }

  local function changes_only(change, expected)
    local name, value = next(change)
    it("changes only " .. name .. " to " .. tostring(value) .. " of what a script has set", function()
      local values = {}
      for each in ALL:gmatch "%S+" do values[#values + 1] = expected[each] or SET[each] end
      expect(fields({ kind = "star", color = "red" }, change, set_look, ALL)):equals(values)
    end)
  end

  changes_only({ tint = 0xffffff }, { tint = tostring(0xffffff) })
  changes_only({ alpha = 1 }, { alpha = "1" })
  changes_only({ color = "green" }, { color = "green" })
  changes_only({ scale = 1 }, { scale_x = "1" })
  changes_only({ scale = 3 }, { scale_x = "3" })
  changes_only({ spin = 4 }, { spin = "4" })
  changes_only({ turns = true }, { turns = "true" })
  changes_only({ blend = "normal" }, { blend = "normal" })
  changes_only({ glow = 0 }, { glow = "0" })
  changes_only({ layer = 0 }, { layer = "0" })
  changes_only({ flash = "none" }, { flash = "none" })
  changes_only({ ending = "none" }, { ending = "none" })
  changes_only({ radius = 6 }, { radius = "6" })

  it("scales the radius of a shot that was fired without one", function()
    local function nothing() end
    expect(fields({ kind = "star" }, { scale = 2 }, nothing, "radius")):equals(
      fields({ kind = "star", scale = 2 }, { alpha = 1 }, nothing, "radius"))
    expect(fields({ kind = "star", radius = 5 }, { scale = 2 }, nothing, "radius")):equals { "5" }
  end)

  it("continues from the change before", function()
    local s = shot.fire { x = 16, y = 8, speed = 0, kind = "star", keep = true, changes = {
      { at = 1, tint = 0xff8000 }, { at = 2, kind = "rice", alpha = 0.5 }, { at = 3, color = "green" },
    } }
    test.run_ticks(5)
    expect({ s.kind, s.color, s.alpha, s.tint }):equals { "rice", "green", 0.5, 0xffffff }
  end)

  it("shows another frame of the sprite that a script has set", function()
    draw.sheet("kodama.orb.red", 4, 4)
    expect(fields({ sprite = "art/ship" }, { frames = { 1 } }, function(s) s.sprite = "kodama.orb.red" end,
      "sprite frame")):equals { "kodama.orb.red", "1" }
  end)

  it("ignores a color that a picture set by a script does not have", function()
    expect(fields({ kind = "star" }, { color = "green", alpha = 0.5 }, function(s) s.sprite = "art/ship" end,
      "sprite color alpha")):equals { "art/ship", "nil", "0.5" }
  end)

  it("gives a shot without a kind that of a small pearl, and keeps its radius", function()
    expect(fields({}, { color = "green" }, function() end, "kind color radius ending")):equals {
      "small_pearl", "green", "2", "none" }
  end)
end)

describe("a change with kind or sprite", function()
  local LOOK = "color turns ending flash spin radius alpha scale_x scale_y tint blend glow layer visible"

  it("makes a shot look as if it had just been fired", function()
    local function nothing() end
    for _, options in ipairs { {}, { kind = "star", alpha = 0.25, tint = 0x123456, glow = 1, scale = 2 } } do
      for _, change in ipairs { { kind = "rice" }, { sprite = "art/ship" }, { kind = "rice", alpha = 0.5 } } do
        local fresh = { kind = change.kind, sprite = change.sprite, alpha = change.alpha }
        expect(fields(options, change, set_look, LOOK)):equals(fields(fresh, { speed = 0 }, nothing, LOOK))
      end
    end
  end)
end)

describe("it is refused:", function()
  local function refused(reason, change)
    it(reason, function()
      change.at = 1
      expect(test.error(function() shot.fire { x = 1, y = 1, changes = { change } } end))
        :begins_with(test.line(-1) .. ": shot.fire: changes[1]: " .. reason)
    end)
  end

  refused("there is no kind of shots 'pearls' (did you mean 'pearl'?)", { kind = "pearls" })
  refused("there is no color 'rde' (did you mean 'red'?)", { color = "rde" })
  refused("option 'scale' must be from 0.1 to 16 but was 0", { scale = 0 })
  refused("unknown option 'colour' (did you mean 'color'?)", { colour = "red" })
end)
