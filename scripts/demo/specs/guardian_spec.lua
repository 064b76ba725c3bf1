-- The guardian and its five songs, each of which lasts until its strength or its time runs out.
local guardian = require "enemies.guardian"
local run = require "run"
local spells = require "kodama.shooter.spells"

local ARRIVED = 150             -- ticks until the guardian sings

local self

local function begin_with(song)
  run.begin()
  spawn(wait_forever, { group = "ship", x = 120, y = 290 })
  self = spawn(guardian.run, { x = 120, y = -40, first = song })
  test.run_ticks(ARRIVED + 30)
end

local function break_song()
  self:signal("hit", self.hp)
  test.run_ticks(90)
end

it("sings at the ship", function()
  begin_with(1)
  expect(self.hp):equals(260)
  expect(shot.count "ship"):is_above(0)
end)

it("falls silent when a song is broken, and begins the next", function()
  begin_with(1)
  self:signal("hit", self.hp)
  test.run_ticks(3)
  expect(shot.count "ship"):equals(0)
  test.run_ticks(88)
  expect(self.hp):equals(300)
  expect(self.fights.name):equals "Call and answer"
end)

it("falls after its last song, and drops an echo", function()
  begin_with(1)
  for _ = 2, #guardian.phases do break_song() end
  expect(self.hp):equals(340)
  self:signal("hit", self.hp)
  test.run_until(function() return not self:alive() end)
  expect(run.score):is_at_least(20000)
end)

it("is not damaged by a shot that misses it", function()
  begin_with(1)
  shot.fire { x = 10, y = 300, angle = -90, speed = 9, hits = "enemy" }
  test.run_ticks(60)
  expect(self.hp):equals(260)
end)

it("a song without time left ends without its bonus", function()
  begin_with(1)
  test.run_until(function() return self.fights and self.fights.name ~= "Rings of the wood" end, 50 * 60)
  expect(self.fights.name):equals "Call and answer"
  expect(run.score):equals(0)
  expect(spells.of "Rings of the wood"):equals { tried = 1, captured = 0 }
end)

it("a song that is captured gives its bonus, and is recorded", function()
  begin_with(1)
  break_song()
  expect(run.score):is_above(9000)
  expect(spells.of "Rings of the wood"):equals { tried = 1, captured = 1 }
end)

it("an echo costs the bonus", function()
  begin_with(1)
  run.tell("bomb", find "ship")
  break_song()
  expect(spells.of("Rings of the wood").captured):equals(0)
end)

describe("will-o'-the-wisps", function()
  it("fly two by two, and hurt", function()
    begin_with(3)
    expect(laser.count "ship"):equals(2)
    local hurt = 0
    shot.clear "ship"
    spawn(wait_forever, {
      group = "ship", hitbox = box(240, 320), x = 120, y = 160, on_hit = function() hurt = hurt + 1 end,
    })
    test.run_ticks(2)
    expect(hurt):is_above(0)
  end)

  it("go out with their song", function()
    begin_with(3)
    self:signal("hit", self.hp)
    test.run_ticks(2)
    expect(laser.count "ship"):equals(0)
  end)
end)

describe("falling leaves", function()
  it("are thrown up, and come down", function()
    begin_with(4)
    local leaf = shot.near(self.x, self.y, 100, "ship")[1]
    expect(leaf.sprite):equals "leaf"
    test.run_ticks(100)
    expect(math.sin(math.rad(leaf.angle))):is_above(0)
    expect(leaf:alive()):is_true()
  end)

  it("fall again and again", function()
    begin_with(4)
    test.run_ticks(900)
    expect(shot.count "ship"):is_above(20)
  end)
end)
