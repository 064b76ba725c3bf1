-- A boss is a list of phases. Each runs until its hit points or its time run out; shots and enemies of a phase are
-- children of the boss.
--
--   local boss = require "kodama.shooter.boss"
--
--   local guardian = { phases = {
--     { hp = 60, seconds = 30, run = rings },
--     { name = "Falling stars", spell = true, hp = 90, seconds = 40, bonus = 50000, run = stars },
--     { name = "Last light", spell = true, survive = true, seconds = 20, bonus = 80000, run = light },
--   } }
--
--   function guardian.run(self)
--     self.sprite, self.hitbox = "guardian", circle(20)
--     move_to(self, draw.width / 2, 70, 90, "ease_out")
--     boss.fight(self, guardian.phases)            -- or from self.first to self.last, as set by a stage
--   end
--
-- Fields of a phase: run (a function of a child and the boss), hp, seconds (no limit by default), name, spell (its name
-- and record are shown, its bonus falls with time, and it is captured if the player neither bombs nor is shot down),
-- bonus, survive (the boss is invincible; the phase is captured when its time is over), rest (ticks before the next
-- phase, 50), drops (as of enemies). Field of the boss: points, added at its end.
local boss_bar = require "kodama.shooter.boss_bar"
local check_phases = require "kodama.shooter.phases"
local flash = require "kodama.shooter.flash"
local run = require "kodama.shooter.run"
local spells = require "kodama.shooter.spells"

local boss = {}

local FLASH, LEAST_BONUS, REST = 0xff9090, 0.2, 50

local function take_damage(self, damage)
  if not self.fights or self.fights.survive then return end
  self.hp = self.hp - damage
  run.tell("hurt", self, damage)
  flash(self, FLASH)
end

-- runs a phase until its hit points or its time run out; returns whether the player has won it
local function run_phase(self, phase)
  local ticks = phase.seconds and time.ticks(phase.seconds)
  for tick = ticks or math.huge, 1, -1 do
    if not phase.survive and self.hp <= 0 then return true end
    if ticks then
      self.seconds_left = math.ceil(time.seconds(tick))
      self.bonus = (phase.bonus or 0) * (phase.survive and 1 or math.max(LEAST_BONUS, tick / ticks))
      self.bonus = math.floor(self.bonus / 10) * 10
    end
    wait(1)
  end
  return phase.survive
end

local function end_phase(self, phase, is_won)
  local is_captured = is_won and self.is_clean
  if phase.spell then spells.note(phase.name, is_captured) end
  if phase.bonus then run.tell(is_captured and "captured" or "failed", phase, self.bonus) end
  if phase.drops then run.tell("killed", { x = self.x, y = self.y, drops = phase.drops, points = 0 }) end
end

local function fight_one(self, phase, number, all)
  self.hp, self.full_hp, self.bonus = phase.hp or 1, phase.hp or 1, phase.bonus or 0
  self.fights, self.is_clean, self.seconds_left, self.phases_left = phase, true, nil, all - number
  self.record = spells.of(phase.name or "") -- the bar shows it every frame, and reading a save is slow
  run.tell("phase", phase, self, number)
  local fire = self:spawn(phase.run)
  local is_won = run_phase(self, phase)
  fire:kill()
  self.fights = nil
  shot.cancel { hits = "ship", each = function(x, y) run.tell("canceled", x, y) end }
  laser.clear "ship"
  end_phase(self, phase, is_won)
  wait(phase.rest or REST)
end

---@async
---@param self kodama.Task
---@param phases table[]
---@param first? integer
function boss.fight(self, phases, first)
  check_phases("boss.fight", phases, 2)
  self.group, self.hits, self.on_hit = "enemy", "ship", take_damage
  self.hitbox = self.hitbox or circle(18)
  local function lose_bonus() self.is_clean = false end
  run.on("miss", lose_bonus, self)
  run.on("bomb", lose_bonus, self)
  local bar = self:spawn { draw = boss_bar, priority = 0.9 }
  for number = first or self.first or 1, self.last or #phases do fight_one(self, phases[number], number, #phases) end
  bar:kill()
  feel.shake(0.7)
  feel.flash(0xffffff, 10, 0.4)
  run.tell("killed", self)
end

return boss
