-- The boss: a list of phases. Each is an entry of the portal, and of the practice list once it has been reached.
local boss = require "kodama.shooter.boss"
local rank = require "kodama.shooter.rank"

-- rings, each rotated a little further
local function rings(_, self)
  for turn = 0, math.huge, 8 do
    shot.ring { from = self, n = rank.whole(14, 20), angle = turn, speed = 1.4, sprite = "bullet" }
    wait(26)
  end
end

-- fans at the ship from a wandering boss
local function fans(me, self)
  me:spawn(function() move.wander(self, { x = 50, y = 50, width = 140, height = 40, toward = find "ship" }) end)
  while true do
    for step = 0, 3 do
      shot.fan { from = self, aim = find "ship", n = 5, spread = 50, speed = 1.6 + step * 0.3, sprite = "bullet" }
      wait(8)
    end
    wait(50)
  end
end

-- a spiral that nothing can stop
local function spiral(_, self)
  move_to(self, draw.width / 2, 90, 40, "sine_in_out")
  for step = 0, math.huge do
    shot.ring { from = self, n = 4, angle = step * 11, speed = 1.6, sprite = "bullet" }
    wait(7)
  end
end

local guardian = { phases = {
  { hp = 120, seconds = 40, run = rings, drops = { power = 3 } },
  { name = "Falling fans", spell = true, hp = 160, seconds = 45, bonus = 20000, run = fans, drops = { bomb = 1 } },
  { name = "The last turn", spell = true, survive = true, seconds = 20, bonus = 30000, run = spiral },
} }

function guardian.run(self)
  self.sprite, self.hitbox, self.points = "boss", box(40, 24), 5000
  move_to(self, draw.width / 2, 70, 90, "ease_out")
  boss.fight(self, guardian.phases)
end

return guardian
