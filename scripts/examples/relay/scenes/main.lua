-- The race: a broadcast starts all teams, and await waits for each of them to finish.
local team = require "team"

local TEAMS = { { "red", 0xf06060 }, { "green", 0x60d080 }, { "blue", 0x60a8f0 } }
local WORD = { align = "center", scale = 2, color = 0xffffff, outline = 0x204020 }
local TIME = { align = "right", color = 0xffffff }

local function track(self)
  draw.fill(0x3c7c48)
  for lane = 0, 3 do draw.rect(0, 40 + lane * 36, 320, 2, 0xe8e0d0) end
  draw.rect(0, 42, 320, 106, 0xb8583c)
  for lane = 1, 2 do draw.rect(0, 40 + lane * 36, 320, 1, 0xe8e0d0) end
  for leg = 0, 3 do draw.rect(20 + leg * 92, 42, 1, 106, 0xe8e0d0, 0.6) end
  draw.text(self.word, 160, 10, WORD)
  for i, result in pairs(self.results) do draw.text(("%.2f s"):format(result / 60), 314, 14 + i * 36, TIME) end
end

-- runs a team and stores its result
local function race(self, i)
  local running = spawn(team, { y = 34 + i * 36, color = TEAMS[i][2] })
  self.results[i] = await(running)
end

local function best(results)
  local first = 1
  for i = 2, #TEAMS do
    if results[i] < results[first] then first = i end
  end
  return TEAMS[first][1]
end

return function(self)
  self.draw, self.priority, self.word, self.results = track, 0.1, "ready", {}
  local races = {}
  for i = 1, #TEAMS do races[i] = self:spawn(function() race(self, i) end) end
  wait(50)
  self.word = "go"
  task.broadcast "start"
  for i = 1, #TEAMS do await(races[i]) end
  self.word = best(self.results) .. " wins"
  wait(150)
  scene.change "main"
end
