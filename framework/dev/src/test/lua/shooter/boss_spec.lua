-- Enemies and bosses: what hits do, phases, bonus, captures that are kept.
local become_enemy = require "kodama.shooter.enemies"
local boss = require "kodama.shooter.boss"
local run = require "kodama.shooter.run"
local spells = require "kodama.shooter.spells"

local told

before_each(function()
  run.begin()
  told = {}
  for _, event in ipairs { "captured", "failed", "killed" } do
    run.on(event, function(what, bonus)
      told[#told + 1] = event .. " " .. (what.name or "-") .. " " .. (bonus or "-")
    end, spawn(wait_forever))
  end
end)

describe("enemies", function()
  it("flash, and explode when their hit points run out", function()
    local moth = spawn(function(self)
      become_enemy(self, { hp = 3, points = 50, name = "moth" })
      wait_forever()
    end, { x = 5, y = 5 })
    moth:signal("hit", 1)
    expect(moth.tint):equals(0xff8080)
    test.run_ticks(3)
    expect(moth.tint):is_nil()
    moth:signal("hit", 2)
    test.run_ticks(1)
    expect({ moth:alive(), told[1] }):equals { false, "killed moth -" }
  end)
end)

describe("a flash", function()
  local function hit(fields, hits)
    local moth = spawn(function(self)
      become_enemy(self, { hp = 99, flash = 0xff0000 })
      for name, value in pairs(fields) do self[name] = value end
      wait_forever()
    end)
    for _ = 1, hits do
      moth:signal("hit", 1)
      expect(moth.tint):equals(0xff0000)
      test.run_ticks(1)
    end
    return moth
  end

  it("restores an enemy's own tint", function()
    local moth = hit({ tint = 0x0000ff }, 1)
    test.run_ticks(3)
    expect(moth.tint):equals(0x0000ff)
  end)

  it("continues while the enemy is hit, and then restores its tint", function()
    local moth = hit({ tint = 0x0000ff }, 5)
    expect(moth.tint):equals(0xff0000)
    test.run_ticks(3)
    expect(moth.tint):equals(0x0000ff)
    moth:signal("hit", 1)
    test.run_ticks(3)
    expect(moth.tint):equals(0x0000ff)
  end)

  it("keeps a tint that was set during it", function()
    local moth = hit({ tint = 0x0000ff }, 1)
    moth.tint = 0x00ff00
    test.run_ticks(3)
    expect(moth.tint):equals(0x00ff00)
  end)

  it("of a parent is not that of its child", function()
    local moth = hit({ tint = 0x0000ff }, 1)
    local child = moth:spawn(function(self)
      become_enemy(self, { hp = 9, flash = 0x00ff00 })
      wait_forever()
    end)
    child:signal("hit", 1)
    test.run_ticks(4)
    expect({ moth.tint, child.tint }):equals { 0x0000ff, nil }
  end)

  it("restores a boss's own tint", function()
    local self = spawn(function(self)
      self.tint = 0x0000ff
      boss.fight(self, { { hp = 10, run = wait_forever } })
    end, { x = 16, y = 8, draw = function() end })
    self:signal("hit", 1)
    expect(self.tint):equals(0xff9090)
    test.run_ticks(3)
    expect(self.tint):equals(0x0000ff)
  end)
end)

local function firing(_, from)
  while true do
    shot.fire { from = from, speed = 0 }
    wait(5)
  end
end

local function fight(...)
  local phases = { ... }
  for _, phase in ipairs(phases) do
    phase.run, phase.rest = firing, 2
  end
  return spawn(function(self) boss.fight(self, phases) end, { x = 16, y = 8, name = "guardian", draw = function() end })
end

describe("boss", function()
  it("goes from phase to phase as its life falls, and removes the shots", function()
    local self = fight({ hp = 10 }, { hp = 20 })
    test.run_ticks(12)
    expect(shot.count "ship"):is_above(1)
    local canceled = 0
    run.on("canceled", function() canceled = canceled + 1 end, self)
    self:signal("hit", 10)
    test.run_ticks(2)
    expect(shot.count "ship"):equals(0)
    expect(canceled):is_above(1)
    test.run_ticks(4)
    expect({ self.hp, self.phases_left }):equals { 20, 0 }
    self:signal("hit", 20)
    test.run_ticks(6)
    expect({ self:alive(), told[1] }):equals { false, "killed guardian -" }
  end)

  it("removes lasers with the phase, including beams that move with it", function()
    local self = fight { hp = 10 }
    laser.beam { from = self }
    laser.curve { from = self }
    test.run_ticks(2)
    expect(laser.count "ship"):equals(2)
    self:signal("hit", 10)
    test.run_ticks(2)
    expect(laser.count "ship"):equals(0)
  end)

  it("continues without a bonus when the time of a phase ends", function()
    fight({ name = "Rain", hp = 10, seconds = 1, bonus = 1000 }, { hp = 5 })
    test.run_ticks(70)
    expect(told):equals { "failed Rain 200" }
  end)

  it("gives a bonus that decreases over time", function()
    local self = fight { name = "Rain", hp = 10, seconds = 2, bonus = 1000 }
    test.run_ticks(61)
    self:signal("hit", 10)
    test.run_ticks(2)
    expect(told[1]):begins_with "captured Rain 4"
  end)

  it("gives no bonus to a player who bombs or is hit", function()
    local self = fight { name = "Rain", hp = 10, seconds = 2, bonus = 1000 }
    run.tell "bomb"
    self:signal("hit", 10)
    test.run_ticks(2)
    expect(told[1]):begins_with "failed Rain"
  end)

  it("cannot be hurt in a survival phase, which is captured when its time ends", function()
    local self = fight { name = "Light", seconds = 1, survive = true, spell = true, bonus = 500 }
    self:signal("hit", 999)
    test.run_ticks(30)
    expect(told):equals {}
    test.run_ticks(32)
    expect(told[1]):equals "captured Light 500"
  end)

  it("saves how often a spell was tried and captured", function()
    for _, is_clean in ipairs { true, false } do
      local self = fight { name = "Petals", hp = 1, seconds = 9, spell = true }
      if not is_clean then run.tell "miss" end
      self:signal("hit", 1)
      test.run_ticks(2)
      self:kill()
    end
    expect(spells.of "Petals"):equals { tried = 2, captured = 1 }
    save.write(spells.name, { Petals = "torn" })
    expect(spells.of "Petals"):equals { tried = 0, captured = 0 }
  end)

  it("reads the record of a spell once, not in each frame", function()
    local of, reads = spells.of, 0
    spells.of = function(...)
      reads = reads + 1
      return of(...)
    end
    fight { name = "Rain", hp = 10, seconds = 9, spell = true, bonus = 100 }
    test.run_ticks(1)
    local before = reads
    test.run_ticks(9)
    test.picture(0, 0, 8, 8)
    spells.of = of
    expect({ before, reads }):equals { 1, 1 }
  end)

  it("shows its life, its time and its spell", function()
    fight { name = "Rain", hp = 10, seconds = 9, spell = true, bonus = 100 }
    test.run_ticks(2)
    expect(table.concat(test.picture(0, 0, 32, 16)):match "[^ .]"):is_not_nil()
  end)

  local function refused(name, text, phases)
    it("refuses " .. name, function()
      expect(test.error(function() boss.fight(spawn(wait_forever), phases) end))
        :begins_with(test.line(-1) .. ": boss.fight: " .. text)
    end)
  end

  refused("no phases", "phases must be a list of at least one but was nil", nil)
  refused("a phase that does nothing", "run of phase 1 must be a function but was nil", { { hp = 3 } })
  refused("invalid hit points", "hp of phase 1 must be a number above 0 but was -1", { { hp = -1, run = firing } })
  refused("a spell without a name", "phase 1 is a spell and needs a name", { { spell = true, run = firing } })
end)

describe("mistakes are errors in their line:", function()
  local function refused(name, text, phases)
    it(name, function()
      for _, phase in ipairs(phases) do phase.run = firing end
      expect(test.error(function(self) boss.fight(self, phases) end)):begins_with(test.line() .. ": boss.fight: " .. text)
    end)
  end

  refused("two phases of one name", "phase 3: there is a phase 'Petals' before it",
    { { name = "Petals" }, {}, { name = "Petals" } })
  refused("a phase called as another is counted", "phase 2: there is a phase '2' before it", { { name = "2" }, {} })
  refused("a slip in a phase", "phase 1: there is no field 'second' (did you mean 'seconds'?)", { { second = 9 } })

  it("a misspelled field of an enemy", function()
    expect(test.error(function(self) become_enemy(self, { ponits = 50 }) end)):begins_with(
      test.line(-1) .. ": kodama.shooter.enemies: there is no field 'ponits' (did you mean 'points'?)")
    expect(test.error(function(self) become_enemy(self, { drop = { point = 1 } }) end)):begins_with(
      test.line(-1) .. ": kodama.shooter.enemies: there is no field 'drop' (did you mean 'drops'?)")
  end)

  it("custom fields are not reported", function()
    local music = { name = "Rain", run = firing, hp = 1, music = "rain", bonuses = 3, second = "hand" }
    local self = spawn(function(self) boss.fight(self, { music }) end, { x = 16, y = 8, draw = function() end })
    expect(self.fights):equals(music)
    local moth = spawn(function(self)
      become_enemy(self, { point = 3, points = 4, burts = "loud" })
      wait_forever()
    end)
    expect({ moth.points, moth.burts }):equals { 4, "loud" }
  end)
end)
