-- A team of three runners, created from the last to the first, because each must know the next.
local runner = require "runner"

local LEGS = 3

--- Runs the team; returns its time in ticks.
return function(self)
  local runners = {}
  for leg = LEGS, 1, -1 do
    runners[leg] = spawn(runner, {
      x = 20 + (leg - 1) * 92, y = self.y, color = self.color, next = runners[leg + 1], ticks = math.random(55, 90),
    })
  end
  wait_for "start"
  runners[1]:signal "baton"
  local ticks = 0
  for leg = 1, LEGS do ticks = ticks + await(runners[leg]) end
  return ticks
end
