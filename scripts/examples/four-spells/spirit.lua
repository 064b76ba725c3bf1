-- The spirit of an old tree, with a list of spells, one for each season.
local boss = require "kodama.shooter.boss"

-- Spring: two mills turn in opposite directions, and their petals get faster.
local function petals(me, self)
  me:spawn(function()
    shot.stream { from = self, pattern = pattern.ring { n = 5 }, every = 6, step = 9, kind = "petal", color = "red",
      speed = 0.6, accel = 0.02, max_speed = 2.4, turn = 0.3 }
  end)
  shot.stream { from = self, pattern = pattern.ring { n = 5 }, every = 6, step = -7, kind = "petal", color = "purple",
    speed = 0.6, accel = 0.02, max_speed = 2, turn = -0.3 }
end

-- Summer: fireflies swarm out, stop, and dart away: the yellow ones at the ship, the green ones past it.
local function fireflies(_, self)
  local ship = find "ship"
  local function swarm(color, aside)
    shot.fire { from = self, pattern = pattern.rose { n = 60, petals = 5 }, angle = math.random(360),
      kind = "orb", color = color, glow = 0.8, speed = 4.4, changes = {
        { at = 10, speed = 0, over = 40 },
        { at = 90, aim = ship, angle = aside, speed = 0.5, accel = 0.03, max_speed = 2.4 },
      } }
  end
  while true do
    swarm("yellow", 0)
    wait(50)
    swarm("green", 40)
    wait(80)
  end
end

-- Autumn: rays through the branches, aimed at the ship or past it, and winding ribbons of wind.
local function rays(me, self)
  me:spawn(function()
    for volley = 1, math.huge do
      for i = -2, 2 do
        laser.beam { from = self, aim = find "ship", angle = i * 40 + volley % 2 * 20, warn = 60, burn = 80,
          turn = -0.12 * i, width = 18, color = "orange" }
      end
      wait(190)
    end
  end)
  for turn = 0, math.huge, 23 do
    for i = 1, 8 do
      laser.curve { from = self, angle = turn + i * 45, speed = 1.8, tail = 56, width = 14,
        color = i % 2 == 0 and "red" or "yellow",
        changes = { { at = 0, every = 60, turn = 3.2 }, { at = 30, every = 60, turn = -3.2 } } }
    end
    wait(100)
  end
end

-- Winter: snowballs that bounce, shed snow at each edge, and burst. Some of the pieces home in on the ship.
local function snowballs(_, self)
  local ship = find "ship"
  local function shed(ball)
    shot.ring { from = ball, n = 6, kind = "small_pearl", color = "cyan", speed = 0.9, angle = math.random(360) }
  end
  local function burst(ball, why)
    if why ~= "life" then return end
    shot.ring { from = ball, n = 14, kind = "snowflake", color = "cyan", speed = 1.1, angle = math.random(360) }
    shot.fan { from = ball, angle = -90, n = 3, spread = 120, kind = "crystal", color = "blue", speed = 1.6,
      homing = { target = ship, turn = 1.5, ticks = 100 } }
  end
  while true do
    shot.fan { from = self, angle = -90, n = 4, spread = 140, kind = "big_pearl", color = "white", glow = 0.5,
      speed = 2.6, gravity = 0.02, bounce = { n = 4, edges = { "sides", "top" } }, life = 110,
      on_bounce = shed, on_end = burst }
    wait(100)
  end
end

local spirit = { phases = {
  { name = "Petal mills", spell = true, hp = 2000, seconds = 40, bonus = 20000, run = petals,
    sky = 0x2a1020, light = 0xc06088, kind = "petal", color = "red" },
  { name = "Held breath", spell = true, hp = 2000, seconds = 40, bonus = 30000, run = fireflies,
    sky = 0x081c14, light = 0x608030, kind = "orb", color = "yellow" },
  { name = "Light in the maples", spell = true, hp = 2000, seconds = 40, bonus = 40000, run = rays,
    sky = 0x241008, light = 0xb06020, kind = "leaf", color = "orange" },
  { name = "Snowball fight", spell = true, hp = 2000, seconds = 40, bonus = 50000, run = snowballs,
    sky = 0x0c1430, light = 0x90a8d8, kind = "snowflake", color = "cyan" },
} }

local function paint(self)
  local season = self.fights or spirit.phases[1]
  local sprite = ("kodama.%s.%s"):format(season.kind, season.color)
  for i = 1, 24 do
    local turn, far = time.tick * (i % 2 - 0.4) + i * 15, 30 + i % 2 * 18
    draw.sprite(sprite, self.x + far * math.cos(math.rad(turn)), self.y + far * math.sin(math.rad(turn)),
      { rotation = turn + 90, alpha = 0.9 - far / 80, blend = "add" })
  end
  for i = 1, 6 do draw.disc(self.x, self.y, 10 * i, season.light, { alpha = 0.1, blend = "add" }) end
  draw.disc(self.x, self.y + 12, 9, self.tint or 0xd8e8d0)
  draw.disc(self.x, self.y - 4, 14, self.tint or 0xf0fff0)
  draw.disc(self.x - 5, self.y - 4, 3, 0x203020)
  draw.disc(self.x + 6, self.y - 3, 2, 0x203020)
  draw.sprite("kodama.leaf.green", self.x + 3, self.y - 20, { rotation = -40 + 8 * math.sin(time.tick / 20) })
end

function spirit.run(self)
  self.draw, self.points, self.priority = paint, 10000, 0.6
  move_to(self, draw.width / 2, 90, 90, "ease_out")
  boss.fight(self, spirit.phases)
end

return spirit
