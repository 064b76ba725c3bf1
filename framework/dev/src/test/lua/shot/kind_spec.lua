-- Kinds of shots: those that are built in, those that a game names, and how they look.
local DARK, FULL, PALE = 0x7a0a22, 0xff3b55, 0xfff4f0          -- tones of red
local LEGEND = { [0] = ".", [DARK] = "-", [FULL] = "o", [PALE] = "#", [0xff0000] = "r", [0x00ff00] = "g" }
local SMALL_PEARL = {
  "..----..",
  ".-oooo-.",
  "-o####o-",
  "-o####o-",
  "-o####o-",
  "-o####o-",
  ".-oooo-.",
  "..----..",
}

-- Fires a shot that stands still in the middle.
local function fire(options)
  options.x, options.y, options.speed = options.x or 16, options.y or 8, 0
  shot.fire(options)
end

local function play(options)
  test.play(1, function()
    fire(options)
    wait(99)
  end)
end

-- How far from a target without extent a shot has to be to miss it; in pixels, to a quarter.
local function reach(options)
  local farthest = 0
  test.play(80, function(self)
    self.group, self.hitbox, self.x, self.y = "ship", circle(0), 0, 8
    self.on_hit = function() farthest = math.max(farthest, self.now) end
    for tenth = 1, 60 do
      self.now, options.x, options.y = tenth / 4, tenth / 4, 8
      fire(options)
      wait(1)
      shot.clear()
    end
  end)
  return farthest + 0.25
end

describe("a built-in kind", function()
  it("has the look of its name, in its color", function()
    play { kind = "small_pearl", color = "red" }
    test.expect_picture(SMALL_PEARL, 12, 4, LEGEND)
  end)

  it("is red if it hurts the ship and blue if it hurts others", function()
    play { kind = "small_pearl" }
    test.expect_picture({ "-o####o-" }, 12, 7, LEGEND)
    play { kind = "small_pearl", hits = "enemy" }
    test.expect_picture({ "b" }, 13, 7, { [0x4480ff] = "b" })
  end)

  it("has a hitbox smaller than its picture", function()
    expect(reach { kind = "small_pearl" }):equals(2.5)
    expect(reach { kind = "big_pearl" }):equals(9)
  end)

  it("has a scaled hitbox, unless its radius is given", function()
    expect(reach { kind = "small_pearl", scale = 2 }):equals(5)
    expect(reach { kind = "small_pearl", scale = 2, radius = 1 }):equals(1)
  end)

  it("is also a picture", function()
    test.play(1, function(self)
      self.sprite, self.x, self.y = "kodama.small_pearl.red", 16, 8
      wait(99)
    end)
    test.expect_picture(SMALL_PEARL, 12, 4, LEGEND)
  end)

  it("a color alone gives a small pearl", function()
    play { color = "red" }
    test.expect_picture(SMALL_PEARL, 12, 4, LEGEND)
  end)

  it("there are forty, in eight colors", function()
    expect(#shot.kinds()):equals(40)
    expect(shot.kinds()):contains "butterfly"
    expect(#shot.colors()):equals(8)
    expect(shot.colors()):contains "cyan"
  end)

  it("fans and rings can have kinds", function()
    test.play(1, function()
      shot.fan { kind = "small_pearl", color = "red", n = 1, x = 16, y = 8, speed = 0 }
      shot.ring { kind = "small_pearl", color = "red", n = 1, x = 8, y = 8, speed = 0 }
      wait(99)
    end)
    test.expect_picture({ "-o####o--o####o-" }, 4, 8, LEGEND)
  end)
end)

describe("a custom kind", function()
  it("gives all fields that a call leaves out", function()
    expect(test.play(12, function(self)
      self.group, self.hitbox, self.x, self.y = "ship", circle(2), 30, 8
      self.on_hit = function(_, damage) print(damage) end
      shot.kind("heavy", { kind = "small_pearl", color = "red", speed = 5, damage = 7 })
      shot.fire { kind = "heavy", x = 4, y = 8, angle = 0 }
      wait(6)
      shot.fire { kind = "heavy", x = 4, y = 8, angle = 0, damage = 1, speed = 9 }
      wait(99)
    end)):equals { "7", "1" }
  end)

  it("can be based on another custom kind", function()
    test.play(1, function()
      shot.kind("mine", { kind = "small_pearl", color = "red" })
      shot.kind("gentle", { kind = "mine", damage = 0 })
      shot.kind("mine", { kind = "big_pearl" })
      fire { kind = "gentle" }
      wait(99)
    end)
    test.expect_picture(SMALL_PEARL, 12, 4, LEGEND)
  end)

  it("can be redefined from itself repeatedly", function()
    test.play(1, function()
      shot.kind("mine", { kind = "small_pearl" })
      for _ = 1, 1000 do shot.kind("mine", { kind = "mine" }) end
      fire { kind = "mine", color = "red" }
      wait(99)
    end)
    test.expect_picture(SMALL_PEARL, 12, 4, LEGEND)
  end)

  it("does not change with its table", function()
    test.play(1, function()
      local options = { kind = "small_pearl", color = "red" }
      shot.kind("mine", options)
      options.color = 5
      fire { kind = "mine" }
      wait(99)
    end)
    test.expect_picture(SMALL_PEARL, 12, 4, LEGEND)
  end)

  it("a script that searches many colors without end is ended", function()
    local colors = {}
    for i = 1, 10000 do colors[i] = "color " .. i end
    shot.kind("rainbow", { sprite = "art/ship", colors = colors })
    local function search()
      while true do shot.count { color = "color 10000" } end -- kodama: ignore endless-loop
    end
    shot.fire { x = 10, y = 8, on_tick = search }
    test.run_ticks(1)
    expect(test.errors()[1]):contains "instruction"
  end)

  it("names the frames of its sprite as colors", function()
    expect(test.play(1, function()
      draw.sheet("art/ship", 8, 8)
      shot.kind("mine", { sprite = "art/ship", colors = { "first", "second" } })
      fire { kind = "mine", color = "second" }
      print(pcall(fire, { kind = "mine", color = "third" }))
    end)[1]):contains "shot.fire: there is no color 'third'; there are first, second"
  end)

  it("is listed after the built-in ones", function()
    shot.kind("mine", {})
    expect(shot.kinds()[41]):equals "mine"
  end)
end)

describe("how a shot is drawn:", function()
  it("a higher layer is in front", function()
    test.play(1, function()
      fire { kind = "small_pearl", color = "red", layer = 2 }
      fire { kind = "big_pearl", color = "blue" }
      wait(99)
    end)
    test.expect_picture(SMALL_PEARL, 12, 4, { [DARK] = "-", [FULL] = "o", [PALE] = "#", [0xf2f8ff] = "." })
  end)

  it("small kinds are in front of large ones by default", function()
    test.play(1, function()
      fire { kind = "small_pearl", color = "red" }
      fire { kind = "big_pearl", color = "blue" }
      wait(99)
    end)
    test.expect_picture({ "-o####o-" }, 12, 8, LEGEND)
  end)

  it("light is added to the pixels below", function()
    test.play(1, function(self)
      self.priority, self.draw = 0.1, function() draw.fill(0x0000ff) end
      fire { kind = "small_pearl", color = "red", blend = "add" }
      wait(99)
    end)
    test.expect_picture({ ".-pppp-." }, 12, 5, { [0x0000ff] = ".", [0x7a0aff] = "-", [0xff3bff] = "p" })
  end)

  it("a tint replaces white", function()
    play { kind = "small_pearl", color = "white", tint = 0x00ff00 }
    test.expect_picture({ "g" }, 16, 8, LEGEND)
  end)

  it("frames are shown one after the other", function()
    test.play(1, function()
      draw.sheet("kodama.small_pearl.red", 4, 8)
      fire { sprite = "kodama.small_pearl.red", frames = { 1, 2 }, frame_ticks = 2 }
      wait(99)
    end)
    for _, row in ipairs { ".-oo", "oo-.", "oo-.", ".-oo", ".-oo" } do
      test.expect_picture({ row }, 14, 5, LEGEND)
      test.run_ticks(1)
    end
  end)
end)

describe("an ending is drawn", function()
  local function end_by_hit(options)
    test.play(3, function(self)
      self.group, self.hitbox, self.x, self.y = "ship", circle(2), 16, 8
      self.on_hit = function() end
      fire(options)
      wait(99)
    end)
    expect(shot.count()):equals(0)
  end

  it("a built-in kind bursts when it hits", function()
    end_by_hit { kind = "small_pearl", color = "red" }
    expect(function() test.expect_picture({ "." }, 16, 12, LEGEND) end):fails_with "picture"
    test.run_ticks(13)
    test.expect_picture({ "." }, 16, 12, LEGEND)
  end)

  it("but not if it is turned off, and custom kinds do not", function()
    end_by_hit { kind = "small_pearl", color = "red", ending = "none" }
    test.expect_picture({ "........" }, 12, 12, LEGEND)
    end_by_hit {}
    test.expect_picture({ "........" }, 12, 12, LEGEND)
  end)

  it("and not if all shots are removed", function()
    test.play(2, function()
      fire { kind = "small_pearl", color = "red" }
      wait(1)
      shot.clear()
      wait(99)
    end)
    test.expect_picture({ "........" }, 12, 8, LEGEND)
  end)
end)

describe("invalid values are refused:", function()
  local function refused(what, message, options)
    it(what, function()
      options.x, options.y = 1, 1
      expect(test.error(function() shot.fire(options) end)):begins_with(test.line(0) .. ": shot.fire: " .. message)
    end)
  end

  refused("a kind that is not there", "there is no kind of shots 'pearls' (did you mean 'pearl'?); there are pearl,",
    { kind = "pearls" })
  refused("a color that is not there", "there is no color 'rde' (did you mean 'red'?); there are red, ",
    { kind = "pearl", color = "rde" })
  refused("a color of a sprite", "option 'color' has no effect with a sprite, unless its kind names the sprite's frames",
    { sprite = "art/ship", color = "red" })
  refused("a layer that is not there", "option 'layer' must be from -2 to 2 but was 3", { layer = 3 })
  refused("a blend that is not there", "option 'blend' must be one of normal, add, subtract, multiply, screen but was 'plus'", { blend = "plus" })
  refused("an ending that is not there", "option 'ending' must be one of none, fade, burst but was 'brust'",
    { ending = "brust" })
  refused("a scale of nothing", "option 'scale' must be from 0.1 to 16 but was 0", { scale = 0 })
  refused("too much alpha", "option 'alpha' must be from 0 to 1 but was 2", { alpha = 2 })
  refused("too much glow", "option 'glow' must be from 0 to 1 but was -1", { glow = -1 })
  refused("a tint that is no color", "option 'tint' must be from 0x000000 to 0xFFFFFF but was -1", { tint = -1 })
  refused("frames that are no list", "option 'frames' must be a list of frames but was 3",
    { sprite = "art/ship", frames = 3 })
  refused("no frames", "option 'frames' must hold at least one frame", { sprite = "art/ship", frames = {} })
  refused("a frame that is not there", "option 'frames' must hold numbers from 1 to 1 but holds 2",
    { sprite = "art/ship", frames = { 1, 2 } })

  local function wrong(what, message, name, options)
    it(what, function()
      expect(test.error(function() shot.kind(name, options) end)):begins_with(test.line(0) .. ": shot.kind: " .. message)
    end)
  end

  wrong("a kind without a name", "the name must not be empty", "", {})
  wrong("a kind that is built in", "'star' is built in; give yours another name", "star", {})
  wrong("a kind of nothing", "there is no kind of shots 'strr' (did you mean 'star'?)", "mine", { kind = "strr" })
  wrong("a kind with a place", "unknown option 'x'", "mine", { x = 1 })
  wrong("a kind with a wrong number", "option 'damage' must be a number but was a string", "mine", { damage = "much" })
  wrong("a kind out of bounds", "option 'radius' must be at least 0 but was -1", "mine", { radius = -1 })
  wrong("a kind with a wrong word", "option 'flash' must be one of shrink, grow, none but was 'grwo' (did you mean 'grow'?)",
    "mine", { flash = "grwo" })
  wrong("colors that are no list", "option 'colors' must be a list of names of colors but was a string", "mine",
    { colors = "red" })

  it("too many kinds", function()
    for i = 1, 1000 do shot.kind("mine" .. i, {}) end
    expect(function() shot.kind("mine", {}) end):fails_with "shot.kind: there are 1000 kinds already"
    shot.kind("mine1", { damage = 2 })
  end)

  it("a color whose frame the picture lacks", function()
    shot.kind("mine", { sprite = "art/ship", colors = { "first", "second" } })
    expect(function() fire { kind = "mine", color = "second" } end)
      :fails_with "shot.fire: color 'second' is frame 2 but 'art/ship' has 1"
  end)
end)

describe("a shot that waits", function()
  it("is a cloud until it starts", function()
    test.play(1, function()
      fire { kind = "small_pearl", color = "red", delay = 10 }
      wait(99)
    end)
    expect(function() test.expect_picture({ "." }, 16, 8, LEGEND) end):fails_with "picture"
    expect(function() test.expect_picture(SMALL_PEARL, 12, 4, LEGEND) end):fails_with "picture"
    test.run_ticks(12)
    test.expect_picture(SMALL_PEARL, 12, 4, LEGEND)
  end)

  it("is invisible if requested", function()
    test.play(1, function()
      fire { kind = "small_pearl", color = "red", delay = 10, flash = "none" }
      wait(99)
    end)
    test.expect_picture({ "........" }, 12, 8, LEGEND)
  end)

  it("can have its delay and its life from its kind", function()
    test.play(1, function()
      shot.kind("short", { kind = "small_pearl", color = "red", delay = 10, life = 5, ending = "none" })
      fire { kind = "short" }
      wait(99)
    end)
    test.run_ticks(12)
    test.expect_picture(SMALL_PEARL, 12, 4, LEGEND)
    test.run_ticks(6)
    expect(shot.count()):equals(0)
  end)
end)

describe("a message about the picture of a kind names its line:", function()
  local function wrong(name, options, message)
    it(name, function()
      shot.kind("steps", options)
      local place = test.line(-1)
      expect(test.error(function() shot.fire { kind = "steps", x = 1, y = 1 } end)):begins_with(test.line()
        .. ": " .. message .. "; see kind 'steps' in " .. place)
    end)
  end

  wrong("an unknown animation", { sprite = "art/steps", animation = "walk" },
    "shot.fire: option 'animation': sprite 'art/steps' has no animation 'walk'; declare it with"
      .. " draw.animation(\"art/steps\", \"walk\", { … })")
  wrong("a frame that is not there", { sprite = "art/ship", frame = 99 },
    "shot.fire: option 'frame' must be from 1 to 1 but was 99")
  wrong("a missing image", { sprite = "art/stesp" },
    "image 'art/stesp' cannot be loaded: art/stesp.png: no such file in the game (did you mean 'art/steps'?)")

  it("but not if the shot has its own", function()
    shot.kind("steps", { sprite = "art/steps" })
    local text = test.error(function() shot.fire { kind = "steps", x = 1, y = 1, animation = "walk" } end)
    expect(text:find("see kind", 1, true)):equals(nil)
  end)
end)
