-- Patterns written in BulletML, played in the pool.

local HERE = { x = 16, y = 8 }

it("a file is played while its top actions run", function()
  expect(test.play(30, function()
    local begun = time.now
    shot.bulletml("patterns/clock.xml", { from = HERE, params = { 0 } })
    print(math.floor((time.now - begun) * 60 + 0.5), shot.count())
  end)):equals { "10\t5" }
end)

it("it fires one by one, in the ticks given by the file", function()
  expect(test.play(30, function(self)
    self:spawn(function() shot.bulletml("patterns/clock.xml", { from = HERE, params = { 0 } }) end)
    local counts = {} -- before the other has had its turn
    for i = 1, 10 do
      counts[i] = shot.count()
      wait(1)
    end
    print(table.concat(counts, " "))
  end)):equals { "1 1 1 2 2 3 3 4 4 5" }
end)

it("it ends with its waiting task", function()
  expect(test.play(30, function(self)
    local caller = self:spawn(function() shot.bulletml("patterns/clock.xml", { from = HERE, params = { 0 } }) end)
    wait(3)
    caller:kill()
    wait(10)
    print(shot.count())
  end)):equals { "2" }
end)

it("its bullets continue their actions after its end", function()
  expect(test.play(30, function()
    shot.bulletml("patterns/seeds.xml", { from = HERE })
    print(shot.count())
    wait(10)
    print(shot.count())
  end)):equals { "1", "2" }
end)

it("it moves the task that fires, and returns whether it should vanish", function()
  expect(test.play(30, function(self)
    self.x, self.y = 10, 8
    print(shot.bulletml("patterns/boss.xml", { from = self }), self.x)
    print(shot.bulletml("patterns/boss.xml", { from = self, moves = false }), self.x)
    print(shot.bulletml("patterns/aimed.xml", { from = self }), self.x)
  end)):equals { "true\t16", "true\t16", "false\t16" }
end)

it("a position is not moved", function()
  expect(test.play(30, function()
    local place = { x = 10, y = 8 }
    shot.bulletml("patterns/boss.xml", { from = place })
    print(place.x)
  end)):equals { "10" }
end)

it("its bullets aim at the target, are faster at a higher rank, and hit", function()
  local function hit_after(rank)
    return test.play(30, function()
      local begun = time.now
      spawn(function(self)
        self.group, self.hitbox, self.x, self.y = "ship", circle(1), 28, 8
        self.on_hit = function(_, damage) print("hit", damage, time.now - begun) end
        shot.bulletml("patterns/aimed.xml", { x = 4, y = 8, aim = self, rank = rank, damage = 3 })
        wait(20)
      end)
      wait(20)
    end)
  end
  expect(#hit_after(0)):equals(0)
  local slow, fast = hit_after(0.5)[1], hit_after(1)[1]
  expect(slow):begins_with "hit\t3\t"
  expect(tonumber(slow:match "%S+$") > tonumber(fast:match "%S+$")):equals(true)
end)

it("a loop restarts in the tick after its last one, until it is ended", function()
  expect(test.play(60, function(self)
    local caller = self:spawn(function() shot.bulletml("patterns/aimed.xml", { from = HERE, rank = 0, loop = true }) end)
    wait(10)
    print(shot.count())
    caller:kill()
    wait(10)
    print(shot.count())
  end)):equals { "10", "10" }
end)

it("it follows the rate of the waiting task", function()
  expect(test.play(60, function(self)
    local caller = self:spawn(function() shot.bulletml("patterns/clock.xml", { from = HERE, params = { 0 } }) end)
    caller.rate = 0.5
    wait(8)
    print(shot.count())
  end)):equals { "2" }
end)

it("random numbers depend on the game's seed", function()
  local function count()
    return test.play(3, function()
      math.randomseed(5)
      shot.clear()
      shot.bulletml("patterns/chance.xml", { from = HERE })
      print(shot.count())
    end)
  end
  expect(count()):equals(count())
end)

it("harmless mistakes in a file are reported once", function()
  expect(test.play(5, function()
    for _ = 1, 3 do shot.bulletml("patterns/dead.xml", { from = HERE }) end
  end)):equals {
    "warning: patterns/dead.xml:3: there is no action with the label 'nowhere'",
    "warning: patterns/dead.xml:3: there is no bullet with the label 'top'",
    "warning: patterns/dead.xml:3: $3 has no value and is taken as 0",
  }
end)

describe("a file that cannot be played is an error at the line that plays it:", function()
  local function refused(file, reason)
    it(file, function()
      local line = test.line(1)
      local error = test.error(function() shot.bulletml("patterns/" .. file, { from = HERE }) end)
      expect(error):begins_with(line .. ": shot.bulletml: ")
      expect(error):contains(reason)
    end)
  end

  refused("clack.xml", "there is no file 'patterns/clack.xml' (did you mean 'patterns/clock.xml'?)")
  refused("broken.xml", "broken.xml:3: <wait>: 'soon' is not an expression")
  refused("level.xml", "level.xml:1: this is not BulletML: its first element is <level>, not <bulletml>")
  refused("topless.xml", "there is nothing to play: the file has no top-level action whose label begins with 'top'; labels are: upper")
  refused("endless.xml", "1,000,000 commands in one tick: this repeats without a <wait>")
end)

it("a file cannot be played where waiting is impossible", function()
  expect(test.error(function(self)
    self.draw = function() shot.bulletml("patterns/clock.xml", { from = HERE }) end
    wait(2)
  end)):contains "shot.bulletml: a draw function cannot wait"
end)

it("invalid options are reported by name", function()
  local function play(options) return test.error(function() shot.bulletml("patterns/clock.xml", options) end) end
  expect(play {}):contains "shot.bulletml: set 'from', or 'x' and 'y'"
  expect(play { from = HERE, rank = 2 }):contains "rank"
  expect(play { from = HERE, speed = 2 }):contains "unknown option 'speed'"
  expect(play { from = HERE, params = { 1, "x" } })
    :contains "option 'params' must be a list of numbers, but item 2 was a string"
end)

it("a shot can fire it as a task can", function()
  expect(test.play(30, function(self)
    local mother = shot.fire { x = 16, y = 8, angle = 0, speed = 1, keep = true }
    wait(4)
    self:spawn(function() shot.bulletml("patterns/clock.xml", { from = mother, params = { 0 } }) end)
    local places = {}
    for s in shot.each() do places[#places + 1] = s.x end
    print(table.concat(places, " "))
  end)):equals { "20 20" }
end)
