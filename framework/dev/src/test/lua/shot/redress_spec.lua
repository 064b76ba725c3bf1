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
