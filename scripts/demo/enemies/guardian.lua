-- The guardian of the wood. It has three songs; when one is broken it is still for a moment, then begins the next.
-- Each song is a child of it, so that the guardian can wait for the song to be broken, and then end it.
local drop_item = require "drop_item"
local enemy = require "enemy"
local explosion = require "effects.explosion"
local lifebar = require "effects.lifebar"
local mix = require "mix"
local run = require "run"
local shake = require "effects.shake"
local shots = require "shots"

draw.sheet("guardian", 88, 72)

local SILENT, SINGING = 1, 2

-- the guardian sways from side to side only, so a song asks for the height of its mouth once
local function mouth_y(guardian)
  return guardian.y + 22
end

-- ring after ring, each turned a little further
local function rings(_, guardian)
  local ring = {
    from = guardian, y = mouth_y(guardian), n = 16, angle = 0, speed = run.pace(1.1),
    sprite = "ringlet", frame = shots.GREEN,
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

-- one call, a while after the guardian has drawn breath: from where it stood then, or from a side of the wood
local function call(self, song)
  local guardian, fan = song.parent, song.fan
  wait(self.delay)
  guardian.frame = self.mouth
  fan.x = self.from_x
  shot.fan(fan)
  sound.play("call", { x = fan.x })
end

-- a call at the ship, which the wood answers, first from its left side and then from its right
local function calls(self, guardian)
  self.fan = {
    y = mouth_y(guardian), n = 5, spread = 50, speed = run.pace(1.5), sprite = "orb", frame = shots.PINK, radius = 6,
  }
  while true do
    self.fan.aim = find "ship"
    self:spawn(call, { delay = 22, from_x = guardian.x, mouth = SINGING })
    self:spawn(call, { delay = 44, from_x = 30, mouth = SILENT })
    self:spawn(call, { delay = 66, from_x = draw.width - 30, mouth = SILENT })
    wait(110)
  end
end

-- two spirals that turn against each other, and a glance at the ship now and then
local function spirals(_, guardian)
  local y, speed = mouth_y(guardian), run.pace(1.2)
  local right = { from = guardian, y = y, n = 4, speed = speed, sprite = "pearl", frame = shots.GOLD }
  local left = { from = guardian, y = y, n = 4, speed = speed, sprite = "pearl", frame = shots.BLUE }
  local glance = { from = guardian, speed = run.pace(2), sprite = "orb", frame = shots.PINK, radius = 6 }
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

local function sway(_, guardian)
  while true do
    move_to(guardian, draw.width / 2 - 50, guardian.y, 150, "ease_in_out")
    move_to(guardian, draw.width / 2 + 50, guardian.y, 150, "ease_in_out")
  end
end

local function crackle(self, times)
  for _ = 1, times do
    spawn(explosion, { x = self.x + math.random(-30, 30), y = self.y + math.random(-20, 30) })
    sound.play "burst"
    wait(5)
  end
end

local function strew_acorns(self)
  for _ = 1, 8 do drop_item("acorn", self.x + math.random(-40, 40), self.y + math.random(-20, 20)) end
end

-- one song, until the guardian's strength for it is gone
local function sing(self, song, hp)
  self.hp, self.full_hp = hp, hp
  local voice = self:spawn(song)
  wait_for "broken"
  voice:kill()
  shot.clear "ship"
  self.frame = SILENT
  strew_acorns(self)
  crackle(self, 8)
  wait(40)
end

local function guardian(self)
  -- without strength while it comes down: nothing hurts it before it sings
  enemy.become(self, {
    sprite = "guardian", frame = SILENT, hitbox = box(44, 44), hp = 0, full_hp = 1, points = 20000, item = "echo",
  })
  self.on_broken = nil          -- a broken song is not the end of it, as it is of other enemies
  move_to(self, draw.width / 2, 75, 150, "ease_out")
  self:spawn(lifebar)
  self:spawn(sway)
  sing(self, rings, 260)
  sing(self, calls, 300)
  sing(self, spirals, 340)
  sound.music(nil, { fade = 60 })
  spawn(shake, { force = 8 })
  crackle(self, 20)
  sound.play("fall", mix.LOUD)
  enemy.burst(self)
end

return guardian
