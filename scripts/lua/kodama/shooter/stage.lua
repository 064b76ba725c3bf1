-- A stage is a list of sections, at which it can start: from the portal, in practice, or by scene.change.
--
--   -- scenes/stage.lua
--   return stage {
--     begin = function(self) spawn(background) spawn(player) spawn(hud) end,    -- at the start, in any section
--     { name = "wood", run = function(self) ... end },
--     { name = "guardian", boss = guardian },              -- a table with run and phases, see kodama.shooter.boss
--     done = function(self) scene.change("over", { word = "WELL DONE" }) end,   -- after the last section
--     over = function(self) scene.change("over", { word = "GAME OVER" }) end,   -- when all ships are lost
--   }
--
--   scene.change("stage", { section = "guardian" })         -- starts there
--   scene.change("stage", { section = "guardian/Petals" })  -- at this phase; "guardian/2" for a phase without a name
--
-- Fields of the scene: section; given (values for run.begin); practice (the scene that follows this single section;
-- run.is_practice is true, and the best score is not changed).
local check_phases = require "kodama.shooter.phases"
local fields = require "kodama.shooter.fields"
local reached = require "kodama.shooter.reached"
local run = require "kodama.shooter.run"

local THUMBNAIL_TICKS = 300

local function phase_name(phase, number)
  return phase.name or tostring(number)
end

local function check_boss(name, boss)
  if type(boss) ~= "table" or type(boss.run) ~= "function" then
    error(("kodama.shooter.stage: boss of section '%s' must be a table with run and phases"):format(name), 5)
  end
  if boss.phases then check_phases("kodama.shooter.stage: section '" .. name .. "'", boss.phases, 5) end
end

local function check(section, number, known)
  if type(section.name) ~= "string" then
    error(("kodama.shooter.stage: section %d has no name"):format(number), 4)
  end
  if known[section.name] then
    error(("kodama.shooter.stage: section %d: there is a section '%s' before it"):format(number, section.name), 4)
  end
  fields.only(("kodama.shooter.stage: section '%s'"):format(section.name), section, { "name", "run", "boss" }, 4)
  if section.boss then
    check_boss(section.name, section.boss)
  elseif type(section.run) ~= "function" then
    error(("kodama.shooter.stage: section '%s' must have run, a function, or boss"):format(section.name), 4)
  end
end

-- returns all sections and phases by name, in order
local function places_of(stage)
  fields.only("kodama.shooter.stage", stage, { "begin", "done", "over" }, 3)
  local names, by_name = {}, {}
  local function add(name, section, phase)
    names[#names + 1], by_name[name] = name, { section = section, phase = phase }
  end
  for number, section in ipairs(stage) do
    check(section, number, by_name)
    add(section.name, number)
    for i, phase in ipairs(section.boss and section.boss.phases or {}) do
      add(section.name .. "/" .. phase_name(phase, i), number, i)
    end
  end
  return names, by_name
end

local function fight(section, phase, is_alone)
  await(spawn(section.boss.run, { x = draw.width / 2, y = -40, first = phase, last = is_alone and phase or nil }))
end

-- ends the stage in a task, because it may wait
local function leave(self, after)
  if self.practice then return scene.change(self.practice) end
  if after then self:spawn(function() after(self) end) else scene.change "title" end
end

-- a saved script continues here, with the values of this moment
local function reach(name)
  scene.checkpoint { section = name, given = run.values() }
end

local function play(self, stage, from)
  local name = self.section
  local phase = from.phase
  for number = from.section, self.practice and from.section or #stage do
    local section = stage[number]
    self.at = section.name
    reach(name or section.name)
    run.tell("section", section.name)
    if section.boss then fight(section, phase, self.practice) else section.run(self) end
    name, phase = nil, nil
  end
end

local function save_reached(self, by_name)
  if self.practice then return end
  run.on("section", function(name) reached.note(scene.name, name) end, self)
  run.on("phase", function(phase, _, number)
    local name = self.at .. "/" .. phase_name(phase, number)
    if by_name[name] then reach(name) end
    reached.note(scene.name, name)
  end, self)
end

-- The thumbnail of a replay shows a fight.
local function take_thumbnails(self)
  local next_tick = 0
  local function take()
    if time.tick < next_tick then return end
    next_tick = time.tick + THUMBNAIL_TICKS
    replay.thumbnail()
  end
  run.on("killed", take, self)
  run.on("graze", take, self)
  replay.thumbnail() -- until something happens
end

---@param stage table
return function(stage)
  local names, by_name = places_of(stage)
  return { sections = names, run = function(self)
    local from = by_name[self.section or names[1]]
    if not from then
      local known = table.concat(names, ", ")
      error(("scene '%s' has no section '%s'; there are %s"):format(scene.name, self.section, known), 0)
    end
    if self.given then run.begin(self.given) end
    run.is_practice = self.practice ~= nil
    save_reached(self, by_name)
    take_thumbnails(self)
    run.on("over", function() leave(self, stage.over) end, self)
    if stage.begin then stage.begin(self) end
    play(self, stage, from)
    leave(self, stage.done)
    wait_forever()
  end }
end
