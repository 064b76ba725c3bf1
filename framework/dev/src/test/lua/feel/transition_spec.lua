-- Transitions from scene to scene. The screen has 32 by 16 pixels.
local RED, GREEN, BLUE = 0xff0000, 0x00ff00, 0x0000ff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b" }

local function row(y)
  return test.picture(0, y, 32, 1, LEGEND)[1]
end

local function show_green(self)
  self.draw = function() draw.fill(GREEN) end
  self.age = 0
  while true do
    self.age = self.age + 1
    wait(1)
  end
end

-- plays a red scene that requests a green one in its third tick; returns the ticks in which its task ran after that
local function leave(transition)
  local ran = {}
  test.play(3, function(self)
    self.draw = function() draw.fill(RED) end
    wait(2)
    scene.change("own", { play = show_green }, transition)
    while true do
      ran[#ran + 1] = time.tick
      wait(1)
    end
  end)
  return ran
end

it("the old scene stands still until the picture is covered, then the new one starts", function()
  local ran = leave { ticks = 4 }
  expect(row(8)):equals(("r"):rep(32))
  expect(scene.state):equals "leaving"
  test.run_ticks(4)                        -- 4 to 7: covered more and more
  expect(row(8)):equals(("."):rep(32))
  expect(scene.state):equals "leaving"
  test.run_ticks(1)                        -- 8: the first tick of the new scene
  expect(scene.name):equals "own"
  expect(ran):equals { 3 }
  test.run_ticks(4)
  expect(row(8)):equals(("g"):rep(32))
end)

it("a task whose function returns stays in the picture", function()
  test.play(3, function(self)
    self.draw = function() draw.fill(RED) end
    spawn(function(child)
      child.draw, child.priority = function() draw.rect(0, 0, 32, 1, BLUE) end, 0.6
      wait(2)
    end)
    wait(2)
    scene.change("own", { play = show_green }, { ticks = 4, kind = "doors" })
  end)
  test.run_ticks(1)
  expect(row(8)):equals("...." .. ("r"):rep(24) .. "....")
  test.run_ticks(9)
  expect(row(0)):equals(("g"):rep(32))
end)

it("doors close and open from the sides", function()
  leave { kind = "doors", ticks = 4 }
  test.run_ticks(1)
  expect(row(8)):equals("...." .. ("r"):rep(24) .. "....")
  test.run_ticks(2)
  expect(row(8)):equals("............rrrrrrrr............")
  test.run_ticks(3)
  expect(row(8)):equals("............gggggggg............")
  test.run_ticks(2)
  expect(row(8)):equals("....gggggggggggggggggggggggg....")
  test.run_ticks(1)
  expect(row(8)):equals(("g"):rep(32))
end)

it("a wipe moves on in its direction", function()
  leave { kind = "wipe", ticks = 4, color = BLUE }
  test.run_ticks(1)
  expect(row(8)):equals("bbbbbbbb" .. ("r"):rep(24))
  test.run_ticks(5)
  expect(row(8)):equals("gggggggg" .. ("b"):rep(24))
end)

it("an iris closes around a place", function()
  leave { kind = "iris", ticks = 4, x = 4, y = 8 }
  test.run_ticks(3)
  expect(row(8):sub(1, 8)):equals "rrrrrrrr"
  expect(row(8):sub(20)):equals(("."):rep(13))
end)

it("a fade mixes with the color", function()
  leave { kind = "fade", ticks = 2, color = GREEN }
  test.run_ticks(1)
  expect(row(8)):equals(("?"):rep(32))      -- neither red nor green
end)

it("a mosaic ends in the color", function()
  leave { kind = "mosaic", ticks = 2, color = BLUE }
  test.run_ticks(2)
  expect(row(8)):equals(("b"):rep(32))
end)

it("a transition covers score displays, too", function()
  leave { kind = "wipe", ticks = 2 }
  spawn { draw = function() draw.fill(BLUE) end, priority = 2 }
  test.run_ticks(2)
  expect(row(8)):equals(("."):rep(32))
end)

it("the name of a kind is enough", function()
  leave "iris"
  test.run_ticks(20)
  expect(row(8)):equals(("."):rep(32))
  test.run_ticks(1)
  expect(scene.name):equals "own"
  test.run_ticks(20)
  expect(row(8)):equals(("g"):rep(32))
end)

it("the last request counts, without another beginning", function()
  leave { ticks = 4 }
  test.run_ticks(2)
  scene.change("empty", nil, { ticks = 100 })
  test.run_ticks(3)
  expect(scene.name):equals "empty"
end)

it("a request without a transition in between changes only the scene", function()
  leave { ticks = 4 }
  test.run_ticks(2)
  scene.change "empty"
  test.run_ticks(1)
  expect(scene.name ~= "empty"):equals(true)
  test.run_ticks(2)
  expect(scene.name):equals "empty"
end)

it("what is pressed while the old scene stands still is not pressed in the new one", function()
  local pressed = false
  test.play(3, function()
    wait(2)
    scene.change("own", { play = function()
      while true do
        pressed = pressed or input.pressed "fire"
        wait(1)
      end
    end }, { ticks = 4 })
    wait_forever()
  end)
  test.tap "fire"
  test.run_ticks(20)
  expect(pressed):equals(false)
end)

it("time passes again after a transition", function()
  leave { ticks = 4 }
  test.run_ticks(5)
  local before = time.now
  test.run_ticks(6)
  expect(math.floor((time.now - before) * 60 + 0.5)):equals(6)
end)

it("a persistent task runs on during a transition", function()
  local count = 0
  test.play(3, function()
    spawn(function()
      while true do
        count = count + 1
        wait(1)
      end
    end, { persistent = true })
    wait(2)
    scene.change("own", { play = wait_forever }, { ticks = 4 })
    wait_forever()
  end)
  test.run_ticks(4)
  expect(count):equals(7)
end)

describe("mistakes", function()
  local function refused(transition, message)
    it(message, function()
      expect(test.error(function() scene.change("empty", nil, transition) end)):contains(message)
    end)
  end
  refused("iriss", "scene.change: option 'kind' must be one of fade, wipe, iris, mosaic, doors but was 'iriss'"
    .. " (did you mean 'iris'?)")
  refused({ kind = "fade", tick = 3 }, "scene.change: unknown option 'tick' (did you mean 'ticks'?)")
  refused({ ticks = 0 }, "scene.change: option 'ticks' must be from 1 to 600 but was 0")
  refused({ color = -5 }, "scene.change: option 'color'")
end)
