-- The ship and its shots. Each test starts with an empty game.
local popcorn = require "enemies.popcorn"
local run = require "run"
local ship = require "ship"

local ARRIVED = 60              -- ticks until the ship has flown in

local self

before_each(function()
  run.begin()
  self = spawn(ship, { pilot = input })
  test.run_ticks(ARRIVED)
end)

describe("the ship", function()
  it("flies in from below", function()
    expect(self.x):equals(draw.width / 2)
    expect(self.y):is_near(draw.height - 50, 0.001)
  end)

  it("flies to the side whose key is held", function()
    local x = self.x
    test.press "left"
    test.run_ticks(10)
    expect(self.x):is_below(x)

    test.release "left"
    x = self.x
    test.run_ticks(10)
    expect(self.x):equals(x)
  end)

  it("flies slowly while Shift is held", function()
    local function way()
      local x = self.x
      test.press "right"
      test.run_ticks(10)
      test.release "right"
      test.run_ticks(2)
      return self.x - x
    end
    local fast = way()
    test.press "slow"
    expect(way()):is_below(fast / 2)
  end)

  for _, edge in ipairs { { "left", "x", 10 }, { "right", "x", 230 }, { "up", "y", 20 }, { "down", "y", 306 } } do
    local key, axis, limit = edge[1], edge[2], edge[3]
    it("stays on the screen: " .. key, function()
      test.press(key)
      test.run_ticks(300)
      expect(self[axis]):equals(limit)
    end)
  end

  it("cannot be hit while it flies in, but can be hit afterwards", function()
    expect(self.hitbox):is_nil()
    test.run_ticks(150)
    expect(self.hitbox):is_not_nil()
  end)

  it("is lost when it is hit, and returns", function()
    test.run_ticks(150)
    self:signal("hit", 1)
    test.run_until(function() return run.lives == 2 end)
    test.run_ticks(ARRIVED)
    expect(self.y):is_near(draw.height - 50, 0.001)
  end)

  it("ends the game with the last life", function()
    local is_over = false
    run.on("over", function() is_over = true end, self)
    run.lives = 0
    test.run_ticks(150)
    self:signal("hit", 1)
    test.run_until(function() return not self:alive() end)
    expect(is_over):is_true()
  end)
end)

describe("its shots", function()
  it("bring down popcorn above it", function()
    local target = spawn(popcorn, { x = self.x, y = 20 })
    test.press "fire"
    test.run_until(function() return not target:alive() end, 120)
    expect(run.score):equals(100)
  end)

  it("miss popcorn next to it", function()
    local target = spawn(popcorn, { x = 30, y = 20 })
    test.press "fire"
    test.run_ticks(60)
    expect(target.hp):equals(2)
  end)

  it("are more numerous with more power", function()
    local function shots_of(power)
      shot.clear "enemy"
      run.power = power
      test.tap "fire"
      test.run_ticks(2)
      return shot.count "enemy"
    end
    expect(shots_of(3)):equals(4)
  end)
end)

describe("the echo", function()
  it("decreases by one when it is sent", function()
    test.tap "bomb"
    test.run_ticks(2)
    expect(run.echoes):equals(1)
  end)

  it("is not sent when none is left", function()
    run.echoes = 0
    test.tap "bomb"
    test.run_ticks(2)
    expect(run.echoes):equals(0)
    expect(task.count "ship"):equals(1)
  end)
end)
