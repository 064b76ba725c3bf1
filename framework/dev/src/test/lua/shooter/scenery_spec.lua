-- Dialogue, warning, background and figures.
local background = require "kodama.shooter.background"
local dialogue = require "kodama.shooter.dialogue"
local hud = require "kodama.shooter.hud"
local run = require "kodama.shooter.run"
local warning = require "kodama.shooter.warning"

local function is_seen()
  return table.concat(test.picture(0, 0, 32, 16)):find "[^ .]" ~= nil
end

local function during(wait_for_it)
  return spawn(function(self)
    wait_for_it(self)
    self.over = true
    wait_forever()
  end)
end

describe("dialogue", function()
  local function owl(x, y) draw.disc(x, y, 3, 0xffffff) end
  local LINES = { { "Fox", "Late!" }, { "Owl", "Yes.", side = "right", face = owl } }

  local function talk() return during(function(self) dialogue(self, LINES, { y = 4, height = 10 }) end) end

  it("continues line by line with fire, and ships do not shoot during it", function()
    local self = talk()
    expect(run.talking):is_true()
    for _ = 1, 4 do
      test.tap "fire"
      test.run_ticks(3)
    end
    expect({ self.over, run.talking }):equals { true, false }
  end)

  it("is skipped by bomb", function()
    local self = talk()
    test.run_ticks(3)
    test.tap "bomb"
    test.run_ticks(2)
    expect({ self.over, run.talking }):equals { true, false }
  end)
end)

describe("an invalid dialogue is an error at its line:", function()
  local function refused(name, text, lines, look)
    it(name, function()
      expect(test.error(function(self) dialogue(self, lines, look) end))
        :begins_with(test.line(-1) .. ": kodama.shooter.dialogue: " .. text)
    end)
  end

  refused("nothing said", "lines must be a list of at least one but was ", {})
  refused("a line of a name alone", "line 2 must be a table of a name and a text", { { "Fox", "Late!" }, { "Owl" } })
  refused("a slip in a line", "line 1: there is no field 'fase' (did you mean 'face'?); there are face, side, color",
    { { "Fox", "Late!", fase = "fox" } })
  refused("a slip in its look", "look: there is no field 'heigth' (did you mean 'height'?); there are y, height,",
    { { "Fox", "Late!" } }, { heigth = 20 })
end)

it("a warning is shown for a while", function()
  local self = during(function(self) warning(self, { ticks = 60 }) end)
  test.run_ticks(30)
  expect({ is_seen(), self.over }):equals { true, nil }
  test.run_ticks(32)
  expect({ is_seen(), self.over }):equals { false, true }
end)

it("layers of a background scroll at their own speeds", function()
  local drawn
  local layers = { { color = 0x102030 }, { stars = 3, speed = 1 },
    { height = 8, speed = 0.5, draw = function(y) drawn[#drawn + 1] = y end } }
  spawn(background, { layers = layers })
  drawn = {}
  test.run_ticks(1)
  expect({ layers[2].way, layers[3].way }):equals { 2, 1 }
  expect({ drawn[1], drawn[2] }):equals { -7, 1 }
end)

it("a layer with a picture must have a height", function()
  expect(test.error(function() spawn(background, { layers = { { sprite = "moth" } } }) end))
    :contains "kodama.shooter.background: a layer with a sprite must have its height"
end)

it("figures are shown", function()
  run.begin { lives = 2 }
  spawn(hud)
  test.run_ticks(1)
  expect(is_seen()):is_true()
end)
