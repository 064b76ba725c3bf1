-- The guardian of the forest, a boss with five songs. Each song is a child that runs until the guardian's strength or
-- the time for the song runs out. The shooter kit handles the phases, records captured songs, and can start at any of
-- them.
local announce = require "effects.announce"
local boss = require "kodama.shooter.boss"
local enemy = require "enemy"
local explosion = require "effects.explosion"
local mix = require "mix"
local popup = require "effects.popup"
local run = require "run"
local shake = require "effects.shake"

draw.sheet("guardian", 88, 72)

local SILENT, SINGING = 1, 2

-- returns the height of the mouth; a song needs it only once, because the guardian only sways from side to side
local function mouth_y(guardian)
  return guardian.y + 22
end

-- ring after ring, each rotated a little further
local function rings(_, guardian)
  local ring = {
    from = guardian, y = mouth_y(guardian), n = 16, angle = 0, speed = run.pace(1.1), kind = "ringlet", color = "green",
  }
  while true do
    guardian.frame = SINGING
    shot.ring(ring)
    sound.play("ring", { x = guardian.x })
    ring.angle = ring.angle + 7
    wait(15)
    guardian.frame = SILENT
    wait(15)
  end
end

-- a delayed fan of shots, from where the guardian was when the delay began or from a side of the forest
local function call(self, song)
  local guardian, fan = song.parent, song.fan
  wait(self.delay)
  guardian.frame = self.mouth
  fan.x = self.from_x
  shot.fan(fan)
  sound.play("call", { x = fan.x })
end

-- a call at the ship, which echoes from the left side of the forest and then from the right
local function calls(self, guardian)
  self.fan = { y = mouth_y(guardian), n = 5, spread = 50, speed = run.pace(1.5), kind = "call", color = "pink" }
  while true do
    self.fan.aim = find "ship"
    self:spawn(call, { delay = 22, from_x = guardian.x, mouth = SINGING })
    self:spawn(call, { delay = 44, from_x = 30, mouth = SILENT })
    self:spawn(call, { delay = 66, from_x = draw.width - 30, mouth = SILENT })
    wait(110)
  end
end

-- pairs of lights with glowing trails that fly at the ship on mirrored curves; pearls drip from where they were
-- released
local function wisps(_, guardian)
  local y, bend = mouth_y(guardian), 2
  local wisp = { from = guardian, y = y, aim = find "ship", speed = run.pace(1.6), tail = 60, width = 12 }
  local drops = { from = guardian, y = y, n = 7, spread = 150, kind = "light", color = "blue", speed = run.pace(0.9) }
  for turn = 0, math.huge do
    guardian.frame = SINGING
    wisp.color = turn % 2 == 0 and "cyan" or "green"
    for _, side in ipairs { -1, 1 } do
      wisp.angle, wisp.turn = side * -70, side * bend
      wisp.changes = { { at = 70, every = 140, turn = -side * bend }, { at = 140, every = 140, turn = side * bend } }
      laser.curve(wisp)
    end
    sound.play("shine", { x = guardian.x })
    wait(40)
    guardian.frame = SILENT
    drops.angle = 90 + turn % 3 * 8
    shot.fan(drops)
    sound.play("dust", { x = guardian.x })
    wait(50)
  end
end

-- the forest sheds its leaves: a BulletML pattern, patterns/falling_leaves.xml
local function leaves(_, guardian)
  guardian.frame = SINGING
  shot.bulletml("patterns/falling_leaves.xml", {
    from = guardian, aim = find "ship", kind = "autumn", rank = math.min(1, run.rank / 3), loop = true,
  })
end

-- two spirals that turn in opposite directions, and sometimes an aimed shot
local function spirals(_, guardian)
  local y, speed = mouth_y(guardian), run.pace(1.2)
  local right = { from = guardian, y = y, n = 4, speed = speed, kind = "light", color = "gold" }
  local left = { from = guardian, y = y, n = 4, speed = speed, kind = "light", color = "blue" }
  local glance = { from = guardian, speed = run.pace(2), kind = "call", color = "pink" }
  local angle = 0
  guardian.frame = SINGING
  while true do
    for _ = 1, 10 do
      right.angle, left.angle = angle, 45 - angle
      shot.ring(right)
      shot.ring(left)
      sound.play("pop", { x = guardian.x })
      angle = angle + 13
      wait(9)
    end
    glance.aim = find "ship"
    shot.fire(glance)
    sound.play("call", { x = guardian.x })
  end
end

local function song(name, hp, sing)
  return {
    name = name, spell = true, hp = hp, seconds = 45, bonus = 10000, rest = 80, drops = { acorn = 8 }, run = sing,
  }
end

local guardian = { phases = {
  song("Rings of the wood", 260, rings),
  song("Call and answer", 300, calls),
  song("Will-o'-the-wisps", 300, wisps),
  song("Falling leaves", 300, leaves),
  song("Night turns", 340, spirals),
} }

local function sway(_, self)
  while true do
    move_to(self, draw.width / 2 - 50, self.y, 150, "ease_in_out")
    move_to(self, draw.width / 2 + 50, self.y, 150, "ease_in_out")
  end
end

local function crackle(me, self)
  for _ = 1, me.times do
    spawn(explosion, { x = self.x + math.random(-30, 30), y = self.y + math.random(-20, 30) })
    sound.play "burst"
    wait(5)
  end
end

function guardian.run(self)
  local function fall_silent(_, bonus)
    self.frame = SILENT
    self:spawn(crackle, { times = 8 })
    if bonus then spawn(popup, { x = self.x, y = self.y + 40, text = "SILENCED " .. bonus }) end
  end
  enemy(self, { sprite = "guardian", frame = SILENT, hitbox = box(44, 44), points = 20000, drops = { echo = 1 } })
  self.on_hit = nil             -- invincible before it sings
  run.on("captured", fall_silent, self)
  run.on("failed", fall_silent, self)
  sound.music("music/boss", { fade = 60 })
  if not self.first then announce("GUARDIAN", "the wood itself has come") end
  move_to(self, draw.width / 2, 75, 150, "ease_out")
  self:spawn(sway)
  boss.fight(self, guardian.phases)
  sound.music(nil, { fade = 60 })
  spawn(shake, { force = 8 })
  await(self:spawn(crackle, { times = 20 }))
  spawn(explosion, { x = self.x, y = self.y })
  sound.play("fall", mix.LOUD)
end

return guardian
