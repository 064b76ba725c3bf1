-- Animations of shots, which follow their age.

local HERE = { x = 8, y = 8 }

local function declare()
  draw.sheet("art/steps", 4, 4)
  draw.animation("art/steps", "blink", { frames = "1-2", ticks = 2 })
  draw.animation("art/steps", "grow", { frames = { 1, 3, 4 }, ticks = { 1, 2, 1 }, mode = "once" })
end

-- The frame in each picture, found by comparing it with those of a task.
local function known_pictures()
  local known = {}
  for frame = 1, 4 do
    local task = spawn { x = 8, y = 8, sprite = "art/steps", frame = frame }
    test.run_ticks(1)
    known[table.concat(test.picture(6, 6, 4, 4), "/")] = frame
    task:kill()
  end
  return known
end

local function frames_of(options, ticks, each)
  local known, shown = known_pictures(), {}
  local fields = { from = HERE, speed = 0, keep = true, sprite = "art/steps" }
  for key, value in pairs(options) do fields[key] = value end
  local fired = shot.fire(fields)
  for i = 1, ticks do
    test.run_ticks(1)
    shown[i] = known[table.concat(test.picture(6, 6, 4, 4), "/")] or 0
    if each then each(fired, i) end
  end
  return table.concat(shown, " "), fired
end

describe("a shot shows", function()
  before_each(declare)

  local function shows(name, options, expected)
    it(name, function()
      local _, count = expected:gsub("%d+", "")
      expect((frames_of(options, count))):equals(expected)
    end)
  end

  shows("the frames of an animation by name", { animation = "blink" }, "1 2 2 1 1 2")
  shows("the frames of a table", { animation = { frames = { 4, 2 }, ticks = 1 } }, "2 4 2 4")
  shows("the last frame of one that ends", { animation = "grow" }, "3 3 4 4 4")
  shows("an animation instead of frames", { animation = "blink", frames = { 4 } }, "1 2 2")
  shows("frames as before", { frames = { 2, 4 }, frame_ticks = 2 }, "2 4 4 2 2")
end)

it("an animation of a kind", function()
  declare()
  shot.kind("spark", { sprite = "art/steps", animation = "blink" })
  expect((frames_of({ kind = "spark" }, 4))):equals "1 2 2 1"
end)

it("an animation that is set in flight follows the age", function()
  declare()
  local shown = frames_of({ animation = "blink" }, 6, function(fired, i)
    if i == 2 then
      expect(fired.animation):equals "blink"
      fired.animation = "grow"
      expect(fired.animation):equals "grow"
    elseif i == 4 then
      fired.animation = nil
      expect(fired.animation):equals(nil)
    end
  end)
  expect(shown):equals "1 2 4 4 1 1"
end)

it("a frame that is set in flight ends the animation", function()
  declare()
  local shown, fired = frames_of({ animation = "blink" }, 4, function(fired) fired.frame = 3 end)
  expect(shown):equals "1 3 3 3"
  expect(fired.animation):equals(nil)
end)

describe("an error in its line:", function()
  before_each(declare)

  local function wrong(name, options, message)
    it(name, function()
      options.from, options.speed = HERE, 0
      expect(test.error(function() shot.fire(options) end)):begins_with(test.line() .. ": shot.fire: " .. message)
    end)
  end

  wrong(
    "an unknown animation",
    { sprite = "art/steps", animation = "blnk" },
    "option 'animation': sprite 'art/steps' has no animation 'blnk' (did you mean 'blink'?)"
  )
  wrong("an animation without a sprite", { animation = "blink" }, "option 'animation' has no effect without 'sprite'")
  wrong(
    "a frame that is not there",
    { sprite = "art/steps", animation = { frames = "1-9" } },
    "option 'animation': option 'frames' must hold whole numbers from 1 to 4 but holds 9"
  )

  it("an animation set on a shot that shows its kind", function()
    expect(test.error(function() shot.fire({ from = HERE, keep = true, kind = "star" }).animation = "blink" end))
      :begins_with(test.line(-1) .. ": a shot's 'animation' is for sprites; this shot shows its kind")
  end)
end)
