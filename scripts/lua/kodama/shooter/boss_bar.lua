-- Draws the status of a boss: hit points, remaining phases, name of the spell, time and bonus.
--
--   self:spawn { draw = boss_bar, priority = 0.9 }      -- a child of the boss, spawned by kodama.shooter.boss
local spells = require "kodama.shooter.spells"

local LIFE, BACK, NAME, INK, HURRY = 0xff5070, 0x301828, 0xffe0a0, 0xffffff, 0xff6060
local SHARE = { color = INK, align = "right" }

local function bar(boss, width)
  draw.rect(4, 4, width, 4, BACK)
  draw.rect(4, 4, width * math.max(0, boss.hp) / boss.full_hp, 4, LIFE)
  for i = 1, boss.phases_left do draw.disc(7 + (i - 1) * 8, 14, 3, NAME) end
end

local function clock(boss)
  if not boss.seconds_left then return end
  local color = boss.seconds_left <= 5 and HURRY or INK
  draw.text(("%02d"):format(boss.seconds_left), draw.width - 4, 1, { color = color, align = "right" })
end

local function spell(boss, phase)
  local record = boss.record or spells.of(phase.name) -- older copies of boss.lua do not set it
  draw.text(phase.name, draw.width - 4, 12, { color = NAME, align = "right", outline = 0x201020 })
  draw.text(("%d  %d/%d"):format(boss.bonus, record.captured, record.tried), draw.width - 4, 24, SHARE)
end

---@param self kodama.Task
return function(self)
  local boss, phase = self.parent, self.parent.fights
  if not phase then return end
  if not phase.survive then bar(boss, draw.width - 28) end
  clock(boss)
  if phase.spell then spell(boss, phase) end
end
