-- Courses by what others do, or by chance: orbit, follow, formation, wander.

local function rounded(number) return math.floor(number * 100 + 0.5) / 100 end

local function at(task) return { rounded(task.x), rounded(task.y) } end

-- a task that does this and notes when it is over
local function mover(run, x, y)
  return spawn(function(self)
    run(self)
    self.over = time.tick
    wait_forever()
  end, { x = x or 0, y = y or 0, priority = 0.6 })
end

local function stone(x, y, run)
  return spawn(run or wait_forever, { x = x, y = y, priority = 0.4 })
end

describe("move.orbit", function()
  it("orbits from its current position at its current distance", function()
    local self = mover(function(self) move.orbit(self, { around = { x = 0, y = 0 }, turn = 90, ticks = 3 }) end, 10, 0)
    test.run_ticks(1)
    expect(at(self)):equals { 0, 10 }
    test.run_ticks(1)
    expect(at(self)):equals { -10, 0 }
    test.run_ticks(1)
    expect({ self.x, self.y }):equals { 0, -10 }
    expect(self.over):is_not_nil()
  end)

  it("follows a moving center and ends with it", function()
    local center = stone(0, 0, function(self) move.by(self, 10, 0, 2) end)
    local self = mover(function(self) move.orbit(self, { around = center, radius = 5, angle = 0, turn = 0 }) end)
    test.run_ticks(1)
    expect(at(self)):equals { 10, 0 }
    test.run_ticks(2)
    expect(self.over):is_not_nil()
  end)

  it("reaches its radius over time and lets it grow", function()
    local self = mover(function(self)
      move.orbit(self, { around = { x = 0, y = 0 }, radius = 10, turn = 0, grow = 1, within = 2, ticks = 3 })
    end, 2, 0)
    test.run_ticks(1)
    expect(at(self)):equals { 6.5, 0 }
    test.run_ticks(2)
    expect(at(self)):equals { 13, 0 }
  end)
end)

describe("move.follow", function()
  it("a position that is lost during a movement is an error of the line that waits", function()
    expect(test.error(function(self)
      self.x, self.y = 0, 0
      self:spawn(function()
        wait(2)
        self.x = "left"
      end)
      move.follow(self, { x = 50, y = 0 }, { ticks = 9 })
    end)):begins_with(test.line(-1) .. ": field 'x' must be a number but was a string")
  end)

  it("an error during a movement can be caught, and ends it", function()
    local self = mover(function(self)
      self.caught = select(2, pcall(move.follow, self, { x = 50, y = 0 }, { speed = 5, ticks = 9 }))
      self.x = 1
      move.by(self, 7, 0, 1)
    end)
    test.run_ticks(2)
    self.x = "left"
    test.run_ticks(2)
    expect(self.caught):contains "field 'x' must be a number but was a string"
    expect(at(self)):equals { 8, 0 }
  end)

  it("keeps its distance", function()
    local other = stone(20, 0)
    local self = mover(function(self) move.follow(self, other, { speed = 4, distance = 6, ticks = 9 }) end)
    test.run_ticks(2)
    expect(at(self)):equals { 8, 0 }
    test.run_ticks(4)
    expect(at(self)):equals { 14, 0 }
    test.run_ticks(4)
    expect(self.over):is_not_nil()
  end)

  it("ends on arrival if asked to", function()
    local self = mover(function(self) move.follow(self, { x = 10, y = 0 }, { speed = 4, arrive = true }) end)
    test.run_ticks(2)
    expect(self.over):is_nil()
    test.run_ticks(1)
    expect(at(self)):equals { 10, 0 }
    expect(self.over):is_not_nil()
  end)

  it("flies a curve when its turning is limited", function()
    local self = mover(function(self)
      move.follow(self, { x = 0, y = 100 }, { speed = 1, turn = 45, angle = 0, ticks = 2 })
    end)
    test.run_ticks(1)
    expect(at(self)):equals { 0.71, 0.71 }
    test.run_ticks(1)
    expect(self.y):is_above(1.5)
  end)

  it("ends when its target does", function()
    local other = stone(50, 0, function() wait(3) end)
    local self = mover(function(self) move.follow(self, other) end)
    test.run_ticks(5)
    expect(self.over):is_not_nil()
  end)
end)

describe("move.formation", function()
  it("keeps its position relative to a moving leader", function()
    local leader = stone(100, 50, function(self) move.by(self, 10, 20, 2) wait_forever() end)
    local self = mover(function(self) move.formation(self, leader, { x = -20, y = 5 }) end)
    test.run_ticks(1)
    expect(at(self)):equals { 85, 65 }
    test.run_ticks(1)
    expect(at(self)):equals { 90, 75 }
    leader:kill()
    test.run_ticks(1)
    expect(self.over):is_not_nil()
  end)

  it("turns with a leader that turns if it is rigid", function()
    local leader = stone(0, 0)
    leader.rotation = 90
    local self = mover(function(self) move.formation(self, leader, { x = 10, rigid = true }) end)
    test.run_ticks(1)
    expect(at(self)):equals { 0, 10 }
  end)

  it("trails its leader if it has a delay", function()
    local leader = stone(0, 0, function(self) move.by(self, 10, 0, 10) end)
    local self = mover(function(self) move.formation(self, leader, { late = 3 }) end)
    test.run_ticks(3)
    expect(at(self)):equals { 0, 0 }
    test.run_ticks(3)
    expect(at(self)):equals { 3, 0 }
  end)

  it("reaches its place over time", function()
    local self = mover(function(self) move.formation(self, stone(10, 0), { within = 4, ticks = 4 }) end)
    test.run_ticks(2)
    expect(at(self)):equals { 5, 0 }
    test.run_ticks(2)
    expect(at(self)):equals { 10, 0 }
  end)
end)

describe("move.wander", function()
  local AREA = { x = 10, y = 20, width = 100, height = 40, hop = 4, rest = 2, times = 3 }

  it("stays in its area, rests between hops, and ends after a number of hops", function()
    local self = mover(function(self) move.wander(self, AREA) end, 50, 30)
    local still, x = 0, self.x
    for _ = 1, 16 do
      test.run_ticks(1)
      if self.x == x then still = still + 1 end
      x = self.x
      expect(self.x >= 10 and self.x <= 110 and self.y >= 20 and self.y <= 60):is_true()
    end
    expect(still):equals(4)
    expect(self.over):is_not_nil()
  end)

  it("keeps to the side of its target and within its range", function()
    for _ = 1, 20 do
      local self = mover(function(self)
        move.wander(self, { x = 0, y = 0, width = 200, reach = 15, toward = { x = 0, y = 0 }, hop = 1, times = 1 })
      end, 100, 0)
      test.run_ticks(1)
      expect(self.x >= 85 and self.x <= 100):is_true()
    end
  end)

  it("is the same each time the game is played", function()
    local function last(seed)
      math.randomseed(seed)
      local self = mover(function(self) move.wander(self, AREA) end)
      test.run_ticks(16)
      return at(self)
    end
    expect(last(3)):equals(last(3))
    expect(last(3)[1] == last(4)[1]):is_false()
  end)
end)

describe("mistakes", function()
  it("the center of an orbit must have a position", function()
    expect(test.error(function(self) move.orbit(self, { around = 5 }) end))
      :begins_with(test.line(-1) .. ": move.orbit: option 'around' must be a task or a position but was 5")
  end)

  it("values out of range are reported with their range", function()
    expect(test.error(function(self) move.orbit(self, { around = self, radius = -1 }) end))
      :begins_with(test.line(-1) .. ": move.orbit: option 'radius' must be at least 0 but was -1")
    expect(test.error(function(self) move.follow(self, self, { turn = 200 }) end))
      :begins_with(test.line(-1) .. ": move.follow: option 'turn' must be from 0 to 180 but was 200")
    expect(test.error(function(self) move.formation(self, self, { late = 601 }) end))
      :begins_with(test.line(-1) .. ": move.formation: option 'late' must be from 0 to 600 but was 601")
    expect(test.error(function(self) move.wander(self, { x = 0, y = 0, hop = 0 }) end))
      :begins_with(test.line(-1) .. ": move.wander: option 'hop' must be at least 1 but was 0")
  end)

  it("an area without a position is an error", function()
    expect(test.error(function(self) move.wander(self, { y = 0 }) end))
      :begins_with(test.line(-1) .. ": move.wander: option 'x' must be")
  end)
end)

it("it moves around a shot, and to one, as with a task", function()
  local s = shot.fire { x = 20, y = 10, angle = 0, speed = 0, keep = true }
  local moon = spawn(function(self) move.orbit(self, { around = s, radius = 5, turn = 90, ticks = 4 }) end, { x = 25, y = 10 })
  test.run_ticks(2)
  expect({ math.floor(moon.x + 0.5), math.floor(moon.y + 0.5) }):equals { 15, 10 }
  local guest = spawn(function(self) move.bezier(self, { s }, 2) end, { x = 0, y = 0 })
  test.run_ticks(3)
  expect({ guest.x, guest.y }):equals { 20, 10 }
end)

describe("a movement around or toward a shot ends with the shot", function()
  for name, course in pairs {
    orbit = function(self, s) move.orbit(self, { around = s, radius = 5, turn = 90 }) end,
    follow = function(self, s) move.follow(self, s, { speed = 1 }) end,
    formation = function(self, s) move.formation(self, s, { x = 4 }) end,
  } do
    it(name, function()
      local s = shot.fire { x = 20, y = 10, angle = 0, speed = 1, radius = 1, keep = true }
      local self = mover(function(self) course(self, s) end)
      test.run_ticks(4)
      expect(self.over):is_nil()
      s:kill()
      test.run_ticks(1)
      expect(self.over):is_not_nil()
    end)
  end

  it("even if the shot has already ended", function()
    local s = shot.fire { x = 20, y = 10, speed = 0, radius = 1, keep = true }
    s:kill()
    local self = mover(function(self) move.orbit(self, { around = s, radius = 5 }) end)
    test.run_ticks(1)
    expect(self.over):is_not_nil()
  end)

  it("but not with the task of a shot that flies on", function()
    local s = shot.task({ x = 20, y = 10, speed = 0, radius = 1 }, function() wait(2) end)
    local self = mover(function(self) move.follow(self, s, { speed = 1 }) end)
    test.run_ticks(5)
    expect({ shot.count(), self.over }):equals { 1 }
    shot.clear()
    test.run_ticks(1)
    expect(self.over):is_not_nil()
  end)
end)
