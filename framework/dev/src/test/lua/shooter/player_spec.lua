-- The ship: flying, being hit, bombing in time, returning; its weapons and companions.
local guns = require "kodama.shooter.guns"
local player = require "kodama.shooter.player"
local run = require "kodama.shooter.run"

local function fly(fields, given)
  given = given or {}
  given.continues = given.continues or 0
  run.begin(given)
  fields = fields or {}
  fields.safe = fields.safe or 1
  local ship = spawn(player, fields)
  test.run_ticks(45)
  return ship
end

it("it flies in, and is slower while slow is held", function()
  local ship = fly { rim = 0 }
  ship.x = 16
  test.press "left"
  test.run_ticks(1)
  expect(ship.x):equals(13)
  test.press "slow"
  test.run_ticks(1)
  expect(ship.x):equals(11.6)
end)

it("it calls its fire function while fire is held, but not in a dialogue", function()
  local shots = {}
  local function shoot(_, power, focused) shots[#shots + 1] = { power, focused } end
  local ship = fly({ every = 5, shoot = shoot }, { power = 2 })
  test.press "fire"
  test.run_ticks(11)
  expect(shots):equals { { 2, false }, { 2, false }, { 2, false } }
  run.talking = true
  test.run_ticks(10)
  expect(#shots):equals(3)
  expect(ship:alive()):is_true()
end)

it("a hit costs a ship and some power, and the ship returns, invincible for a while", function()
  local missed = 0
  local ship = fly({ safe = 30 }, { lives = 2, power = 2 })
  run.on("miss", function() missed = missed + 1 end, ship)
  test.run_ticks(10)
  ship:signal("hit", 1)
  test.run_ticks(12)
  expect({ run.lives, run.power, missed, ship.visible }):equals { 1, 1, 1, false }
  test.run_ticks(70)
  expect(ship.hitbox):is_nil()
  test.run_ticks(40)
  expect(ship.hitbox):is_not_nil()
end)

it("it gets its hitbox back when its shield ends", function()
  local own = box(4, 8)
  local ship = fly { hitbox = own }
  test.run_ticks(10)
  expect(ship.hitbox == own):is_true()
  ship:signal("hit", 1)
  test.run_ticks(150)
  expect(ship.hitbox == own):is_true()
end)

it("a bomb within a few ticks undoes the hit", function()
  local ship = fly({ deathbomb = 8, bomb_ticks = 20 }, { lives = 2, bombs = 1 })
  ship:signal("hit", 1)
  test.run_ticks(4)
  test.tap "bomb"
  test.run_ticks(30)
  expect({ run.lives, run.bombs }):equals { 2, 0 }
end)

it("a later bomb does not", function()
  local ship = fly({ deathbomb = 3 }, { lives = 2, bombs = 1 })
  ship:signal("hit", 1)
  test.run_ticks(6)
  test.tap "bomb"
  test.run_ticks(10)
  expect(run.lives):equals(1)
end)

it("a bomb removes the shots and hurts enemies", function()
  local hurt = 0
  local ship = fly()
  spawn(wait_forever, { group = "enemy", on_hit = function(_, damage) hurt = hurt + damage end })
  shot.fire { x = 2, y = 2, speed = 0 }
  test.tap "bomb"
  test.run_ticks(20)
  expect(shot.count "ship"):equals(0)
  expect(hurt):is_above(4)
  expect(ship:alive()):is_true()
end)

it("a bomb cuts lasers, and the loss of a ship removes them", function()
  local ship = fly({ deathbomb = 1 }, { lives = 2, bombs = 1 })
  laser.beam { x = 16, y = 0, warn = 0, grow = 0, graze = false }
  test.tap "bomb"
  test.run_ticks(40)
  expect(laser.count "ship"):equals(0)
  laser.beam { x = 0, y = 0, angle = 0 }
  test.run_until(function() return ship.hitbox end, 200)
  ship:signal("hit", 1)
  test.run_ticks(4)
  expect(laser.count "ship"):equals(0)
end)

it("without ships the run ends, or continues if the player chooses to", function()
  local told = {}
  run.on("over", function() told[#told + 1] = "over" end)
  run.on("continue", function() told[#told + 1] = "continue" end)
  local ship = fly({}, { lives = 0, continues = 1 })
  ship:signal("hit", 1)
  test.run_ticks(75)
  test.tap "start"
  test.run_ticks(50)
  expect({ ship:alive(), run.lives, told[1] }):equals { true, 0, "continue" }
  ship:signal("hit", 1)
  test.run_ticks(75)
  expect({ ship:alive(), told[2] }):equals { false, "over" }
end)

it("grazes send an event", function()
  local grazed = 0
  local ship = fly()
  run.on("graze", function(_, _, _, n) grazed = grazed + n end, ship)
  test.run_ticks(10)
  for _ = 1, 3 do shot.fire { x = ship.x + 10, y = ship.y - 6, speed = 3 } end
  test.run_ticks(5)
  expect({ grazed, run.lives }):equals { 3, 2 }
end)

it("companions appear with power, stay next to the ship and shoot with it", function()
  local fired = 0
  local function count() fired = fired + 1 end
  local ship = fly({ shoot = function() end, companions = {
    { x = -20, y = 5, close = { -8, -8 }, shoot = count }, { x = 20, y = 5, shoot = count } } }, { power = 1 })
  local first, second = ship.gathered[1], ship.gathered[2]
  test.run_ticks(30)
  expect({ math.floor(first.x - ship.x + 0.5), math.floor(first.y - ship.y + 0.5) }):equals { -20, 5 }
  expect({ first.visible, second.visible }):equals { true, false }
  test.press "slow"
  test.press "fire"
  test.run_ticks(5)
  expect(fired):equals(1)
  test.run_ticks(30)
  expect(math.floor(first.x - ship.x + 0.5)):equals(-8)
end)

describe("guns", function()
  local function shots(gun, power, focused)
    shot.clear()
    gun({ x = 16, y = 12 }, power, focused)
    return shot.count "enemy"
  end

  it("forward fires one more shot for each power", function() expect(shots(guns.forward(), 2)):equals(3) end)
  it("fan fires one more shot for each power", function() expect(shots(guns.fan(), 1, true)):equals(3) end)

  it("seek turns to the nearest enemy, or flies straight ahead", function()
    local enemy = spawn(wait_forever, { x = 31, y = 8, group = "enemy", hitbox = circle(3) })
    expect(shots(guns.seek { turn = 90 }, 1)):equals(1)
    local hit = false
    enemy.on_hit = function() hit = true end
    test.run_ticks(4)
    expect(hit):is_true()
    enemy:kill()
    expect(shots(guns.seek(), 1)):equals(1)
  end)
end)

it("a ship is safe exactly as long as its bomb lasts", function()
  local ship = fly({ bomb = function() wait(60) end, bomb_ticks = 10 }, { lives = 2, bombs = 1 })
  test.tap "bomb"
  test.run_ticks(40)
  ship:signal("hit", 1)
  test.run_ticks(15)
  expect({ run.lives, ship.hitbox }):equals { 2 }
  test.run_ticks(10)
  expect(ship.hitbox):is_not_nil()
end)

it("after a bomb that fails, a ship can be hit and bomb again", function()
  local ship = fly({ bomb = function() error "no bomb" end, bomb_ticks = 10 }, { lives = 2, bombs = 2 })
  test.tap "bomb"
  test.run_ticks(20)
  expect(test.errors()[1]):contains "no bomb"
  expect(ship.hitbox):is_not_nil()
  expect(ship.is_bombing):is_false()
end)

it("a misspelled field of the ship is an error with a guess", function()
  expect(test.error(function(self)
    self.deathbmob = 8
    player(self)
  end)):begins_with(test.line(-1) .. ": kodama.shooter.player: there is no field 'deathbmob' (did you mean 'deathbomb'?)")
end)
