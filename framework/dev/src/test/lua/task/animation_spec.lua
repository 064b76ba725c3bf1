-- Animations of tasks: which frame is shown when, events, waits, rates and mistakes.

-- A task that records its frame in each tick, after all others of the tick.
local function frames_of(task, ticks)
  local shown = {}
  spawn(function()
    for i = 1, ticks do
      shown[i] = tostring(task.frame)
      wait(1)
    end
  end, { priority = 0.9 })
  test.run_ticks(ticks)
  return table.concat(shown, " ")
end

local function declare()
  draw.sheet("art/ship", 4, 4)
  draw.animation("art/ship", "walk", { frames = "1-3", ticks = 2 })
  draw.animation("art/ship", "jump", { frames = { 5, 6 }, ticks = { 1, 3 }, mode = "once" })
end

local function walker(more)
  local fields = { sprite = "art/ship", animation = "walk" }
  for key, value in pairs(more or {}) do fields[key] = value end
  return spawn(wait_forever, fields)
end

describe("the frames of", function()
  local function shows(name, animation, expected)
    it(name, function()
      draw.sheet("art/ship", 4, 4)
      local task = spawn(wait_forever, { sprite = "art/ship", animation = animation })
      local _, count = expected:gsub("%d+", "")
      expect(frames_of(task, count)):equals(expected)
    end)
  end

  shows("a list", { frames = { 3, 1, 2 }, ticks = 2 }, "3 3 1 1 2 2 3 3 1")
  shows("a range", { frames = "2-4", ticks = 1 }, "2 3 4 2 3")
  shows("a range backward", { frames = "4-2", ticks = 1 }, "4 3 2 4 3")
  shows("several ranges", { frames = " 1 - 2, 7 ,16-15", ticks = 1 }, "1 2 7 16 15 1")
  shows("a list of ranges and numbers", { frames = { "1-2", 9 }, ticks = 1 }, "1 2 9 1")
  shows("a single frame", { frames = 7 }, "7 7 7 7 7 7 7")
  shows("six ticks each by default", { frames = "1-2" }, "1 1 1 1 1 1 2 2 2 2 2 2 1")
  shows("durations of their own", { frames = "1-3", ticks = { 1, 2, 3 } }, "1 2 2 3 3 3 1 2")
  shows("fractions of ticks", { frames = "1-2", ticks = 1.5 }, "1 1 2 1 1 2 1")
  shows("mode once", { frames = "1-3", ticks = 1, mode = "once" }, "1 2 3 3 3")
  shows("mode reverse", { frames = "1-3", ticks = 1, mode = "reverse" }, "3 2 1 3 2")
  shows("mode ping_pong", { frames = "1-4", ticks = 1, mode = "ping_pong" }, "1 2 3 4 3 2 1 2")
  shows("ping_pong of two", { frames = "1-2", ticks = 1, mode = "ping_pong" }, "1 2 1 2")
  shows("two times", { frames = "1-2", ticks = 1, times = 2 }, "1 2 1 2 2 2")
  shows("ping_pong one time", { frames = "1-3", ticks = 1, mode = "ping_pong", times = 1 }, "1 2 3 2 1 1")
  shows("double speed", { frames = "1-3", ticks = 4, speed = 2 }, "1 1 2 2 3 3 1")
end)

describe("an animation", function()
  before_each(declare)

  it("by its name", function()
    expect(frames_of(walker(), 8)):equals "1 1 2 2 3 3 1 1"
  end)

  it("assigned again in each tick is not restarted", function()
    local task = spawn(function(self)
      self.sprite = "art/ship"
      while true do
        self.animation = "walk"
        wait(1)
      end
    end)
    expect(frames_of(task, 7)):equals "1 1 2 2 3 3 1"
  end)

  it("as an equal table in each tick is not restarted", function()
    local task = spawn(function(self)
      self.sprite = "art/ship"
      while true do
        self.animation = { frames = "1-3", ticks = 2 }
        wait(1)
      end
    end)
    expect(frames_of(task, 7)):equals "1 1 2 2 3 3 1"
  end)

  it("of another name begins at its first frame", function()
    local task = walker()
    test.run_ticks(4)
    task.animation = "jump"
    expect(task.frame):equals(5)
    expect(task.animation):equals "jump"
    expect(frames_of(task, 6)):equals "5 6 6 6 6 6"
    task.animation = "walk"
    expect(frames_of(task, 3)):equals "1 1 2"
  end)

  it("is restarted by its time", function()
    local task = walker()
    test.run_ticks(4)
    expect(task.animation_time):equals(4)
    task.animation_time = 0
    expect(task.frame):equals(1)
    expect(frames_of(task, 3)):equals "1 1 2"
    task.animation_time = 6 + 3
    expect(task.frame):equals(2)
    expect(task.animation_time):equals(3)
  end)

  it("that has ended is restarted by its time", function()
    local task = walker { animation = "jump" }
    test.run_ticks(9)
    expect(task.animation_time):equals(4)
    task.animation_time = 0
    expect(frames_of(task, 3)):equals "5 6 6"
  end)

  it("begins at a time given to spawn", function()
    expect(frames_of(walker { animation_time = 5 }, 4)):equals "3 1 1 2"
  end)

  it("of nil keeps the frame", function()
    local task = walker()
    test.run_ticks(3)
    task.animation = nil
    expect(task.animation):equals(nil)
    expect(task.animation_time):equals(nil)
    expect(frames_of(task, 6)):equals "2 2 2 2 2 2"
  end)

  it("is shown by the sprite", function()
    local task = spawn(wait_forever, { x = 2, y = 2, sprite = "art/ship", animation = "jump" })
    test.run_ticks(1)
    local first = test.picture(0, 0, 4, 4)
    task.animation = nil
    task.frame = 5
    test.run_ticks(1)
    expect(test.picture(0, 0, 4, 4)):equals(first)
  end)

  it("may be assigned before the sprite", function()
    local task = spawn(function(self)
      self.animation = "walk"
      self.sprite = "art/ship"
      wait(99)
    end)
    expect(frames_of(task, 4)):equals "nil 1 2 2"
  end)

  it("continues with the frames of another sprite that has it", function()
    draw.sheet("kodama.shot", 1, 1)
    draw.animation("kodama.shot", "walk", { frames = "4-6", ticks = 2 })
    local task = walker()
    test.run_ticks(3)
    task.sprite = "kodama.shot"
    expect(frames_of(task, 5)):equals "2 3 6 4 4"
  end)

  it("is an error when another sprite does not have it", function()
    local task = walker()
    test.run_ticks(3)
    task.sprite = "kodama.shot"
    test.run_ticks(3)
    local errors = test.errors()
    expect(#errors):equals(1)
    expect(errors[1]):contains "a task's 'animation': sprite 'kodama.shot' has no animation 'walk'"
    expect(task.frame):equals(1)
    task.sprite = "art/ship"
    expect(frames_of(task, 4)):equals "1 1 1 2"
  end)

  it("is an error in its line if the sprite that is assigned later does not have it", function()
    local text = test.error(function(self)
      self.animation = "wlak"
      self.sprite = "art/ship"
      wait(9)
    end)
    expect(text):begins_with(test.line(-4)
      .. ": a task's 'animation': sprite 'art/ship' has no animation 'wlak' (did you mean 'walk'?); there are jump, walk")
  end)

  it("is an error in its line if it is assigned together with the sprite", function()
    local text = test.error(function(self)
      self.sprite, self.animation = "art/ship", "wlak"
      wait(9)
    end)
    expect(text):begins_with(test.line(-3) .. ": a task's 'animation': sprite 'art/ship' has no animation 'wlak'")
  end)

  it("that another sprite does not have is an error in the line where the task waits", function()
    local text = test.error(function(self)
      self.sprite, self.animation = "art/ship", "walk"
      wait(1)
      self.sprite = "kodama.shot"
      wait(9)
    end)
    expect(text):begins_with(test.line(-2) .. ": a task's 'animation': sprite 'kodama.shot' has no animation 'walk'")
  end)

  it("without a sprite is an error in its line, once", function()
    spawn(function(self)
      self.animation = "walk"
      wait(9)
    end)
    test.run_ticks(5)
    local errors = test.errors()
    expect(#errors):equals(1)
    expect(errors[1]):begins_with(test.line(-6) .. ": a task's 'animation' has no effect without 'sprite'")
  end)

  it("of a task that has not begun needs no sprite", function()
    spawn_after(3, function(self)
      self.sprite = "art/ship"
      wait(9)
    end, { animation = "walk" })
    test.run_ticks(5)
    expect(test.errors()):equals {}
  end)

  it("that is declared again is played from the same time", function()
    local task = walker()
    test.run_ticks(3)
    draw.animation("art/ship", "walk", { frames = "8-10", ticks = 1 })
    expect(frames_of(task, 3)):equals "2 9 10"
  end)

  it("ends with its task", function()
    local task = walker()
    test.run_ticks(3)
    task:kill()
    test.run_ticks(3)
    expect(task.frame):equals(2)
    expect(task.animation):equals "walk"
  end)

  it("of a table that is spawned again begins again", function()
    local task = walker()
    test.run_ticks(3)
    task:kill()
    expect(frames_of(spawn(wait_forever, task), 4)):equals "1 1 2 2"
  end)

  it("is one of a task in state style", function()
    local function step(self) self.animation = "walk" end
    local task = spawn { sprite = "art/ship", state = step }
    expect(frames_of(task, 4)):equals "nil 1 1 2"
  end)

  it("is one of a task in phase style", function()
    local task = spawn { sprite = "art/ship", animation = "walk", phases = { [INIT] = function() end } }
    expect(frames_of(task, 4)):equals "1 1 2 2"
  end)

  it("is one of a task that is only a picture", function()
    expect(frames_of(spawn { sprite = "art/ship", animation = "walk" }, 4)):equals "1 1 2 2"
  end)
end)

describe("the time of an animation", function()
  before_each(declare)

  it("follows the rate of the task", function()
    expect(frames_of(walker { rate = 0.5 }, 9)):equals "1 1 1 1 2 2 2 2 3"
    expect(frames_of(walker { rate = 2 }, 4)):equals "1 2 3 1"
  end)

  it("follows the rate of the group", function()
    task.rate("slow", 0.5)
    expect(frames_of(walker { group = "slow" }, 5)):equals "1 1 1 1 2"
  end)

  it("stands still in a pause", function()
    local paused = walker()
    test.run_ticks(2)
    paused:pause()
    expect(frames_of(paused, 4)):equals "2 2 2 2"
    paused:resume()
    expect(frames_of(paused, 3)):equals "2 2 3"
  end)

  it("follows the parent", function()
    local parent = spawn(wait_forever, { rate = 0 })
    local child = parent:spawn(wait_forever, { sprite = "art/ship", animation = "walk" })
    expect(frames_of(child, 4)):equals "1 1 1 1"
  end)

  it("passes in bounded time at any rate", function()
    local task = walker { rate = 1e300 }
    test.run_ticks(5)
    expect(task.frame > 0):equals(true)
  end)
end)

describe("on_frame", function()
  before_each(declare)

  it("is called for each new frame before tasks run", function()
    expect(test.play(6, function()
      walker { on_frame = function(self, frame, name) print(time.tick, frame, name, self.frame) end }
    end)):equals { "3\t2\twalk\t2", "5\t3\twalk\t3" }
  end)

  it("is called once for several frames of a tick", function()
    expect(test.play(4, function()
      walker { rate = 4, on_frame = function(_, frame) print(time.tick, frame) end }
    end)):equals { "2\t3", "3\t2", "4\t1" }
  end)

  it("may change the animation", function()
    local task = walker { on_frame = function(self, frame) if frame == 3 then self.animation = "jump" end end }
    expect(frames_of(task, 7)):equals "1 1 2 2 5 6 6"
  end)

  it("may kill tasks that have changed in the same tick", function()
    local other
    local task = walker { on_frame = function() other:kill() end }
    other = walker { on_frame = function() print "alive" end }
    test.run_ticks(9)
    expect(test.log()):equals {}
    expect(task.alive ~= false):equals(true)
  end)

  it("ends its handler with an error, and only that", function()
    local task = walker { on_frame = function() error "oh" end }
    test.run_ticks(4)
    expect(test.errors()[1]):contains "oh"
    expect(task.frame > 0):equals(true)
  end)

  it("can be waited for", function()
    expect(test.play(6, function(self)
      self.sprite, self.animation = "art/ship", "walk"
      print(wait_for "frame")
      print(time.tick)
    end)):equals { "2\twalk", "3" }
  end)
end)

it("on_animation_end is called once with the name", function()
  declare()
  expect(test.play(9, function()
    walker { animation = "jump", on_animation_end = function(self, name) print(time.tick, name, self.frame) end }
  end)):equals { "5\tjump\t6" }
end)

describe("wait_animation", function()
  before_each(declare)

  local function plays(name, task, expected)
    it(name, function()
      expect(test.play(20, function(self)
        self.sprite = "art/ship"
        task(self)
      end)):equals(expected)
    end)
  end

  plays("waits for the end", function(self)
    self.animation = "jump"
    print(wait_animation(), time.tick)
  end, { "true\t5" })

  plays("plays an animation first", function(self)
    self.animation = "jump"
    wait(2)
    print(wait_animation "jump", time.tick)
  end, { "true\t7" })

  plays("plays a table first", function()
    print(wait_animation { frames = "1-2", ticks = 2, mode = "once" }, time.tick)
  end, { "true\t5" })

  plays("waits for one pass of an endless animation", function(self)
    self.animation = "walk"
    wait(2)
    print(wait_animation(), time.tick)
    print(wait_animation(), time.tick)
  end, { "true\t7", "true\t13" })

  plays("returns at once if it has ended", function(self)
    self.animation = "jump"
    wait(8)
    print(wait_animation(), time.tick)
  end, { "true\t9" })

  plays("returns false if another one is assigned", function(self)
    self.animation = "jump"
    spawn(function()
      wait(1)
      self.animation = "walk"
    end, { priority = 0.1 })
    print(wait_animation(), time.tick)
  end, { "false\t2" })

  plays("returns false if it is set to nil", function(self)
    self.animation = "jump"
    spawn(function()
      wait(1)
      self.animation = nil
    end, { priority = 0.1 })
    print(wait_animation(), time.tick)
  end, { "false\t2" })

  plays("waits in a child for the parent", function(self)
    self.animation = "jump"
    self:spawn(function() print(wait_animation(), time.tick) end)
    wait(9)
  end, { "true\t5" })

  plays("shows the last frame for its whole duration", function(self)
    wait_animation { frames = "1-2", ticks = 3, mode = "once" }
    self.animation = "walk"
    print(time.tick, self.frame)
  end, { "7\t1" })

  it("without an animation is an error", function()
    expect(test.error(function() wait_animation() end)):begins_with(test.line()
      .. ": wait_animation: the task has no animation; set self.animation, or write wait_animation(\"name\")")
  end)

  it("without a sprite is an error", function()
    expect(test.error(function() wait_animation "walk" end))
      :begins_with(test.line(-1) .. ": wait_animation: the task has no sprite to animate")
  end)
end)

describe("an error in its line:", function()
  before_each(declare)

  local function wrong(name, animation, message)
    it(name, function()
      local text = test.error(function(self)
        self.sprite = "art/ship"
        self.animation = animation
      end)
      expect(text):begins_with(test.line(-2) .. ": a task's 'animation'" .. message)
    end)
  end

  wrong("an unknown name", "wlak", ": sprite 'art/ship' has no animation 'wlak' (did you mean 'walk'?); there are jump, walk")
  wrong("a number", 3, " must be the name of an animation or a table such as { frames = \"1-4\" } but was 3")
  wrong("a boolean", true, " must be the name of an animation or a table such as { frames = \"1-4\" } but was a boolean")
  wrong("no frames", {}, ": option 'frames' is required")
  wrong("empty frames", { frames = {} }, ": option 'frames' must have at least one frame")
  wrong("frame 0", { frames = { 0 } }, ": option 'frames' must hold whole numbers from 1 to 16 but holds 0")
  wrong("half a frame", { frames = { 1.5 } }, ": option 'frames' must hold whole numbers from 1 to 16 but holds 1.5")
  wrong("a frame that is not there", { frames = "1-17" }, ": option 'frames' must hold whole numbers from 1 to 16 but holds 17")
  wrong("NaN as a frame", { frames = { 0 / 0 } }, ": option 'frames' must hold whole numbers from 1 to 16 but holds")
  wrong("a range without end", { frames = "1-" }, ": option 'frames' must have numbers and ranges, such as \"1-4, 6\", but has '1-'")
  wrong("an empty range", { frames = "1,,2" }, ": option 'frames' must have numbers and ranges, such as \"1-4, 6\", but has ''")
  wrong("a table as a frame", { frames = { {} } }, ": option 'frames' must be a list of numbers, or a string such as \"1-4\", but holds a table")
  wrong("a mode that is not one", { frames = 1, mode = "onec" }, ": option 'mode' must be one of loop, once, reverse, ping_pong but was 'onec' (did you mean 'once'?)")
  wrong("0 times", { frames = 1, times = 0 }, ": option 'times' must be from 1 to 1000000 but was 0")
  wrong("speed 0", { frames = 1, speed = 0 }, ": option 'speed' must be from 0.01 to 100 but was 0")
  wrong("0 ticks", { frames = 1, ticks = 0 }, ": option 'ticks' must be from 1 to 1000000, or a list of such numbers, but was 0")
  wrong("negative ticks", { frames = 1, ticks = -3 }, ": option 'ticks' must be from 1 to 1000000, or a list of such numbers, but was -3")
  wrong("NaN ticks", { frames = 1, ticks = 0 / 0 }, ": option 'ticks' must be from 1 to 1000000, or a list of such numbers, but was")
  wrong("infinite ticks", { frames = 1, ticks = math.huge }, ": option 'ticks' must be from 1 to 1000000, or a list of such numbers, but was")
  wrong("a word as ticks", { frames = 1, ticks = "many" }, ": option 'ticks' must be from 1 to 1000000, or a list of such numbers, but holds a string")
  wrong("too few ticks", { frames = "1-3", ticks = { 1, 2 } }, ": option 'ticks' must have one number for each of the 3 frames but has 2")
  wrong("an unknown option", { frames = 1, tick = 3 }, ": unknown option 'tick' (did you mean 'ticks'?)")

  it("a name of a sprite without animations", function()
    expect(test.error(function() spawn { sprite = "kodama.shot", animation = "walk" } end)):begins_with(test.line()
      .. ": a task's 'animation': sprite 'kodama.shot' has no animation 'walk'; declare it with"
      .. " draw.animation(\"kodama.shot\", \"walk\", { … })")
  end)

  it("a table that contains itself", function()
    local list = {}
    list.frames = list
    list[1] = list
    expect(test.error(function(self) self.sprite, self.animation = "art/ship", list end)):contains "option"
  end)

  it("more frames than an animation can have", function()
    local many = {}
    for i = 1, 1000 do many[i] = "1-16" end
    expect(test.error(function(self) self.sprite, self.animation = "art/ship", { frames = many } end))
      :contains "option 'frames' must have at most 10000 frames"
  end)

  it("a declaration of a frame that is not there", function()
    expect(test.error(function() draw.animation("art/ship", "far", { frames = 99 }) end)):begins_with(test.line()
      .. ": draw.animation: option 'frames' must hold whole numbers from 1 to 16 but holds 99")
  end)

  it("a time without an animation", function()
    expect(test.error(function(self) self.animation_time = 0 end))
      :begins_with(test.line(-1) .. ": a task's 'animation_time' cannot be set while its 'animation' is nil")
  end)

  it("a negative time", function()
    expect(test.error(function(self)
      self.sprite, self.animation = "art/ship", "walk"
      self.animation_time = -1
    end)):begins_with(test.line(-1) .. ": a task's 'animation_time' must be from 0 to 1e9 but was -1")
  end)

  it("assigning animations in an endless loop", function()
    expect(test.error(function(self)
      self.sprite = "art/ship"
      while true do -- kodama: ignore endless-loop
        self.animation = "walk"
        self.animation = { frames = "1-16" }
      end
    end)):contains "instruction"
  end)
end)

it("an animation is kept when nothing can be assigned", function()
  declare()
  local task = walker()
  test.run_ticks(3)
  expect((pcall(function() task.animation = "none" end))):equals(false)
  expect(task.animation):equals "walk"
  expect(frames_of(task, 3)):equals "2 3 3"
end)
