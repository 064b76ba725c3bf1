-- Sheets: frames by number and name, of files and of grids, and the animations of files.
local RED, GREEN, BLUE = 0xff0000, 0x00ff00, 0x0000ff
local LEGEND = { [0] = ".", [RED] = "r", [GREEN] = "g", [BLUE] = "b", [0x808080] = "#" }

local function shown(name, rows, draws)
  it(name, function()
    test.play(2, function()
      draws()
      wait(99)
    end)
    test.expect_picture(rows, 0, 0, LEGEND)
  end)
end

describe("a sheet of TexturePacker", function()
  shown("has frames by number, with their trimmed borders", { ".r.", ".r." }, function()
    draw.sprite("art/parts", 1, 1, { frame = 1 })
  end)

  shown("has frames by name, turned back", { "bb.", "gg." }, function()
    draw.sprite("art/parts", 1, 1, { frame = "right" })
  end)

  shown("has frames by their full name, as fields of a task", { "bb.", "gg." }, function()
    spawn { sprite = "art/parts", frame = "right.png", x = 1, y = 1 }
  end)
end)

describe("a file of Aseprite", function()
  shown("has a frame for each frame", { "g.", ".." }, function() draw.sprite("art/hero", 1, 1, { frame = 2 }) end)

  it("has its tags as animations, with the durations of frames", function()
    local hero = spawn(wait_forever, { sprite = "art/hero", animation = "walk" })
    test.run_ticks(5)
    expect(hero.frame):equals(1)
    test.run_ticks(1)
    expect(hero.frame):equals(2)
    test.run_ticks(3)
    expect(hero.frame):equals(1)
  end)

  it("has an animation of all frames", function()
    local hero = spawn(wait_forever, { sprite = "art/hero", animation = "all" })
    test.run_ticks(9)
    expect(hero.frame):equals(3)
  end)
end)

describe("an animated GIF", function()
  shown("has a frame for each frame", { "rg", ".." }, function() draw.sprite("art/spark", 1, 0.5, { frame = 2 }) end)

  it("has an animation of all frames", function()
    local spark = spawn(wait_forever, { sprite = "art/spark", animation = "all" })
    test.run_ticks(3)
    expect(spark.frame):equals(2)
  end)
end)

it("an animation of a file that is repeated ends", function()
  local parts = spawn(wait_forever, { sprite = "art/parts", animation = "blink" })
  test.run_ticks(6)
  expect(parts.frame):equals(2)
  test.run_ticks(6)
  expect(parts.frame):equals(1)
  test.run_ticks(60)
  expect(parts.frame):equals(1)
end)

shown("a BMP and a JPEG are pictures", { "rr##", "rr##" }, function()
  draw.sprite("art/red", 1, 1)
  draw.sprite("art/gray", 3, 1)
end)

describe("a grid", function()
  it("can have a margin, distances and an offset", function()
    expect(draw.sheet("art/ship", 4, 4)):equals(16)
    expect(draw.sheet("art/ship", 4, 4, { margin = 1 })):equals(9)
    expect(draw.sheet("art/ship", 2, 2, { spacing = 1 })):equals(25)
    expect(draw.sheet("art/ship", 2, 2, { spacing_x = 5, spacing_y = 12 })):equals(6)
    expect(draw.sheet("art/ship", 4, 4, { offset_x = 8, offset_y = 12 })):equals(2)
  end)

  it("is an error if the file of the image describes frames", function()
    expect(test.error(function() draw.sheet("art/parts", 1, 1) end)):begins_with(test.line()
      .. ": draw.sheet: image 'art/parts' already has 2 frames, which its file describes; remove the call")
  end)

  it("must have room for a frame", function()
    expect(test.error(function() draw.sheet("art/ship", 4, 4, { margin = 7 }) end)):begins_with(test.line()
      .. ": draw.sheet: image 'art/ship' is 16 by 16 pixels; margin and offset leave no room for a frame of 4 by 4")
  end)

  it("has no other options", function()
    expect(test.error(function() draw.sheet("art/ship", 4, 4, { spaceing = 1 }) end))
      :contains "draw.sheet: unknown option 'spaceing' (did you mean 'spacing'?)"
    expect(test.error(function() draw.sheet("art/ship", 4, 4, { margin = -1 }) end))
      :contains "draw.sheet: option 'margin' must be from 0 to 16384 but was -1"
  end)
end)

describe("an unknown frame", function()
  it("is an error with a guess", function()
    expect(test.error(function() draw.sprite("art/parts", 1, 1, { frame = "rihgt" }) end)):begins_with(test.line()
      .. ": draw.sprite: sprite 'art/parts' has no frame 'rihgt' (did you mean 'right'?")
  end)

  it("of a sheet without names is an error", function()
    expect(test.error(function() draw.sprite("art/ship", 1, 1, { frame = "right" }) end))
      :contains "sprite 'art/ship' has no frame 'right'; its frames have numbers, from 1"
  end)

  local MESSAGE = ": sprite 'art/parts' has no frame 'rihgt' (did you mean 'right'?"

  it("of a task is an error in the line that assigned it", function()
    local task = spawn(wait_forever, { sprite = "art/parts" })
    task.frame = "rihgt"
    test.run_ticks(2)
    expect(test.errors()[1]):begins_with(test.line(-2) .. MESSAGE)
  end)

  it("of a task is an error in the line that assigned it before the sprite", function()
    local task = spawn(wait_forever, {})
    task.frame = "rihgt"
    task.sprite = "art/parts"
    test.run_ticks(2)
    expect(test.errors()[1]):begins_with(test.line(-3) .. MESSAGE)
  end)

  it("of a new task is an error in the line that spawned it", function()
    spawn(wait_forever, { sprite = "art/parts", frame = "rihgt" })
    spawn { sprite = "art/parts", frame = 5 }
    test.run_ticks(2)
    local errors = test.errors()
    expect(errors[1]):begins_with(test.line(-4) .. MESSAGE)
    expect(errors[2]):begins_with(test.line(-4) .. ": frame of sprite 'art/parts' must be from 1 to 2 but was 5")
  end)

  it("that replaces another one is an error in the line where the task waits", function()
    local text = test.error(function(self)
      self.sprite, self.frame = "art/parts", "right"
      self.frame = "rihgt"
      wait(9)
    end)
    expect(text):begins_with(test.line(-2) .. MESSAGE)
  end)

  it("is refused if it is neither a number nor a string", function()
    expect(test.error(function(self) self.frame = true end)):contains "a task's 'frame' must be"
    expect(test.error(function() draw.sprite("art/ship", 1, 1, { frame = {} }) end))
      :contains "field 'frame' must be a number but was a table"
  end)
end)

it("an unknown animation of a file is an error with a guess", function()
  expect(test.error(function() spawn(wait_forever, { sprite = "art/hero", animation = "wlak" }) end))
    :contains "sprite 'art/hero' has no animation 'wlak' (did you mean 'walk'?"
end)

it("the name of a picture has no extension", function()
  expect(test.error(function() draw.sprite("art/hero.aseprite", 1, 1) end))
    :contains "write 'art/hero' without the extension .aseprite"
end)

describe("draw.nine_patch with a slice", function()
  shown("draws its part by its borders", { "bbb", "ggg", "ggg", "ggg" }, function()
    draw.nine_patch("art/parts", 0, 0, 3, 4, "panel", { frame = "right" })
  end)
  shown("draws only its part", { "bbb", "bbb" }, function()
    draw.nine_patch("art/parts", 0, 0, 3, 2, "top", { frame = "right" })
  end)

  local function refused(name, message, slice, frame)
    it("is refused " .. name, function()
      expect(test.error(function() draw.nine_patch("art/parts", 0, 0, 3, 2, slice, { frame = frame }) end))
        :contains("draw.nine_patch: " .. message)
    end)
  end

  refused("if there is none", "sprite 'art/parts' has no slice 'panle' (did you mean 'panel'?); there are panel, top, hand", "panle", 2)
  refused("if it begins in a later frame", "sprite 'art/parts' has no slice 'panel'; there are top, hand", "panel", 1)
  refused("if it has no center", "slice 'hand' of sprite 'art/parts' has no center; in Aseprite, tick 9-slices", "hand")

  it("is refused if the image has no slices", function()
    expect(test.error(function() draw.nine_patch("art/ship", 0, 0, 3, 2, "panel") end))
      :contains "draw.nine_patch: sprite 'art/ship' has no slice 'panel'; the frame has no slices"
  end)
end)

describe("a frame by name is accepted by", function()
  shown("draw.nine_patch", { "bbb", "ggg" }, function() draw.nine_patch("art/parts", 0, 0, 3, 2, 0, { frame = "right" }) end)
  shown("draw.tiled", { "bbb", "ggg" }, function() draw.tiled("art/parts", 0, 0, 3, 2, { frame = "right" }) end)
  shown("draw.strip", { "bb", "gg" }, function() draw.strip("art/parts", { 0, 1, 2, 1 }, { frame = "right" }) end)

  local function refused(name, draws)
    it(name .. " and refused if it is not there", function()
      expect(test.error(draws)):contains(name .. ": sprite 'art/parts' has no frame 'rihgt' (did you mean 'right'?")
    end)
  end

  refused("draw.nine_patch", function() draw.nine_patch("art/parts", 0, 0, 3, 2, 0, { frame = "rihgt" }) end)
  refused("draw.tiled", function() draw.tiled("art/parts", 0, 0, 3, 2, { frame = "rihgt" }) end)
  refused("draw.strip", function() draw.strip("art/parts", { 0, 1, 2, 1 }, { frame = "rihgt" }) end)
  refused("view:sprite", function() depth.view():sprite("art/parts", 0, 0, 5, { frame = "rihgt" }) end)
  refused("view:quad", function()
    depth.view():quad("art/parts", { 0, 0, 5, 1, 0, 5, 1, 1, 5 }, { frame = "rihgt" })
  end)
  refused("view:floor", function() depth.view():floor("art/parts", -5, { frame = "rihgt" }) end)
  refused("view:strip", function()
    depth.view():strip("art/parts", { 0, 0, 5, 0, 0, 9 }, { 1, 0, 5, 1, 0, 9 }, { frame = "rihgt" })
  end)
end)
