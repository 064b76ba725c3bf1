-- The pool of tasks: its places, and the dummies that are handed out when all are taken.

local function stay() wait(99) end

local function full(capacity, line)
  return "warn: " .. line .. ": spawn: all " .. capacity .. " slots for tasks are in use, so this task is not started;"
    .. " game.lua can set 'tasks' higher, or let them grow: tasks = { capacity = " .. capacity .. ", growth = true }"
end

-- What a scene prints, whose first task takes no place.
local function play(ticks, scene)
  test.scene("own", { play = scene })
  if ticks > 1 then test.run_ticks(ticks - 1) end
  return test.log()
end

describe("three places", function()
  settings { tasks = 3 }

  it("a full list returns a dummy and reports it once per line", function()
    local line = test.line(3)
    expect(play(2, function()
      local last
      for _ = 1, 10 do last = spawn(stay, { x = 5 }) end
      print(last:alive(), last.x, task.dropped)
      wait(9)
    end)):equals { full(3, line), "false\t5\t7" }
  end)
end)

describe("four places", function()
  settings { tasks = 4 }

  it("an event whose function finds no free place is reported with task and event", function()
    local advice = "; game.lua can set 'tasks' higher, or let them grow: tasks = { capacity = 4, growth = true }"
    local function lost(event)
      return "warn: task 'moth': on_" .. event .. " is not called: all 4 slots for tasks are in use" .. advice
    end
    expect(play(3, function()
      local fields = { name = "moth", group = "moth", hitbox = circle(3), x = 8, y = 8 }
      fields.on_hit = function() print "hit" end
      fields.on_ring = function() print "ring" end
      local moth = spawn(stay, fields)
      spawn(stay, { hits = "moth", hitbox = circle(3), x = 8, y = 8 })
      spawn(stay)
      spawn(stay)
      moth:signal "ring"
      wait_forever()
    end)):equals { lost "ring", lost "hit" }
  end)
end)

describe("eleven places", function()
  local function crowd()
    for _ = 1, 9 do spawn(stay) end
    wait(1)
    spawn(stay)
    wait(2)
  end

  describe("during development:", function()
    settings { tasks = 11, dev = true }

    it("at nine tenths of the capacity, a warning is logged once", function()
      expect(play(5, crowd))
        :equals { "10 of 11 slots for tasks are in use; 'tasks' in game.lua sets the limit" }
    end)
  end)

  describe("with a growing list:", function()
    settings { tasks = { capacity = 11, growth = true }, dev = true }

    it("a growing list logs no warning", function()
      expect(play(5, crowd)):equals {}
    end)
  end)

  describe("in a released game:", function()
    settings { tasks = 11, dev = false }

    it("players see no warning", function()
      expect(play(5, crowd)):equals {}
    end)
  end)
end)

describe("one place", function()
  settings { tasks = { capacity = 1 } }

  it("a dummy accepts all assignments", function()
    local said = play(2, function()
      spawn(stay)
      local dummy = spawn { state = function() print "never" end, priority = 0.9 }
      dummy.x, dummy.sprite, dummy.priority, dummy.state, dummy.hitbox = "x", 3, nil, "no function", 7
      dummy:kill()
      dummy:pause()
      dummy:resume()
      dummy:signal "hit"
      dummy:goto_state(print)
      dummy:on_finish(function() print "never" end)
      print(dummy.x, dummy.sprite, dummy.group, dummy.priority)
      local child = dummy:spawn(function() print "never" end)
      print(select("#", await(child)))
      print(task.dropped)
    end)
    expect(table.concat(said, " ", 2)):equals "x\t3\tnil\t0.5 0 2"
  end)

  it("a dummy keeps its class", function()
    expect(play(2, function()
      spawn(stay)
      local Enemy = { hp = 10 }
      Enemy.__index = Enemy
      print(spawn(stay, setmetatable({}, Enemy)).hp)
    end)[2]):equals "10"
  end)

  it("a dummy's table can be spawned when there is room", function()
    local said = play(9, function()
      local other = spawn(stay)
      local dummy = spawn(function() print "never" end, { x = 7 })
      print(dummy:alive())
      other:kill()
      wait(1)
      spawn(function(self) print("born", self.x) end, dummy)
    end)
    expect(table.concat(said, " ", 2)):equals "false born\t7"
  end)
end)

describe("two places", function()
  describe("with a growing list:", function()
    settings { tasks = { capacity = 2, growth = true } }

    it("a growing list accepts all tasks", function()
      expect(play(2, function()
        for _ = 1, 100 do spawn(stay, { group = "crowd" }) end
        print(task.count "crowd", task.dropped, task.capacity >= 102)
        wait(9)
      end)):equals { "100\t0\ttrue" }
    end)
  end)

  describe("with persistent tasks:", function()
    settings { tasks = 2 }

    it("a scene starts even if persistent tasks take all places", function()
      expect(play(3, function()
        for _ = 1, 2 do spawn(stay, { persistent = true }) end
        scene.change("own", { play = function() print("other", task.taken) end })
      end)):equals { "other\t2" }
    end)
  end)
end)

describe("eight places", function()
  settings { tasks = 8 }

  it("a task that spawns itself in each tick fills the pool", function()
    local said = play(9, function()
      local function more()
        wait(1)
        spawn(more)
        spawn(more)
        wait_forever()
      end
      spawn(more)
      wait_forever()
    end)
    expect(said[1]):contains "spawn: all 8 slots for tasks are in use"
  end)
end)

describe("both kinds of lists", function()
  for _, list in ipairs { "linked", "array" } do
    describe(list, function()
      settings { tasks = { list = list } }

      it("both kinds of lists run a game in the same way", function()
        expect(play(3, function()
          for i = 1, 3 do
            spawn { i = i, priority = i == 2 and 0.2 or 0.8, state = function(self) print(time.tick .. self.i) end }
          end
          wait(2)
        end)):equals { "11", "13", "22", "21", "23", "32", "31", "33" }
      end)
    end)
  end
end)

describe("one capacity in different notations:", function()
  local function has(tasks, places)
    describe(tostring(type(tasks) == "table" and next(tasks) or tasks), function()
      settings { tasks = tasks }
      it("is " .. places, function() expect(task.capacity):equals(places) end)
    end)
  end

  has(nil, 16384)
  has("standard", 16384)
  has({ growth = true }, 16384)
  has(300, 300)
  has({ capacity = 300 }, 300)
end)

describe("the lists by their old names", function()
  for name, places in pairs { handheld = 100, states = 1024 } do
    describe(name, function()
      settings { tasks = name }

      it("lists can be chosen by their old names", function()
        expect(task.capacity):equals(places)
      end)

      it("the scene and the shots take no places of the game", function()
        expect(play(3, function()
          while task.taken < task.capacity do spawn(stay, { group = "game" }) end
          print(task.count "game", task.high_water, task.dropped)
        end)):equals { places .. "\t" .. places .. "\t0" }
      end)
    end)
  end
end)

describe("figures", function()
  it("the figures of the pool", function()
    expect(play(5, function()
      for _ = 1, 10 do spawn(function() wait(1) end) end
      local few = task.bytes()
      wait(3)
      spawn(stay)
      print(task.capacity, task.high_water, task.taken, task.bytes() < few)
    end)):equals { "16384\t10\t1\ttrue" }
  end)

  it("a task with more in its table takes more bytes", function()
    expect(play(2, function(self)
      local before = task.bytes()
      for i = 1, 100 do self["field" .. i] = i end
      print(task.bytes() > before + 100 * 8)
    end)):equals { "true" }
  end)
end)

it("a spawn in a finish hook at the end of a scene is a dummy", function()
  local late
  expect(play(3, function(self)
    self.finish = function()
      late = spawn(function()
        print "never"
        wait(9)
      end)
    end
    scene.change("own", { play = function() print(late:alive()) end })
    wait(9)
  end)):equals { "false" }
end)
