-- The player's ship: it flies in, moves, shoots and bombs until it is hit, explodes, and returns.
--
--   local player = require "kodama.shooter.player"
--
--   spawn(player, { sprite = "ship", shoot = function(self, power, focused) shot.fan { from = self, ... } end })
--
-- Fields, all optional: sprite or draw; fast, slow (speeds in pixels per tick; slow while "slow" is held); radius (of
-- the hitbox, unless `hitbox` is set); graze (distance at which shots count as grazing); shoot (a function, called
-- every `every` ticks while "fire" is held, with the power and whether the ship is focused); bomb (a function that may
-- wait); bomb_ticks (time of invincibility then); deathbomb (ticks in which a bomb undoes a hit); safe (ticks of
-- invincibility after flying in); companions (see kodama.shooter.companions); pilot (with axis, down, pressed; by
-- default `input`); rim (distance to keep from the edge of the screen, in pixels). run: lives (ships in reserve),
-- bombs, power, continues, talking (true during a dialogue: ships do not shoot)
local bomb = require "kodama.shooter.bomb"
local bombs = require "kodama.shooter.bombs"
local companions = require "kodama.shooter.companions"
local continue = require "kodama.menu.continue"
local fields = require "kodama.shooter.fields"
local fly = require "kodama.shooter.fly"
local guns = require "kodama.shooter.guns"
local looks = require "kodama.shooter.looks"
local run = require "kodama.shooter.run"
local shield = require "kodama.shooter.shield"

run.has { lives = 2, bombs = 3, power = 0, continues = 2, talking = false }

local USUAL = {
  group = "ship", name = "ship", fast = 3, slow = 1.4, radius = 2, graze = 14, every = 6, bomb = bomb, bomb_ticks = 120,
  deathbomb = 8, safe = 150, rim = 10, pilot = input, shoot = guns.forward(), companions = {},
}

local function fire(_, ship)
  while true do
    wait_until(function() return ship.pilot.down "fire" and not run.talking end)
    ship:shoot(run.power, ship.pilot.down "slow")
    companions.shoot(ship, run.power)
    wait(ship.every)
  end
end

-- moves the ship below the screen, ready to fly in
local function park(self)
  self.x, self.y, self.visible = draw.width / 2, draw.height + 20, true
end

local function is_saved_by_bomb(self)
  self.hitbox = nil
  for _ = 1, self.deathbomb do
    if self.is_bombing then return true end
    wait(1)
  end
  return self.is_bombing
end

local function lose_ship(self)
  self.hitbox, self.visible = nil, false
  run.lives, run.bombs = run.lives - 1, math.max(run.bombs, self.bombs_again)
  feel.shake(0.5)
  run.tell("miss", self)
  run.power = math.max(0, run.power - 1)
  shot.clear "ship"
  laser.clear "ship"
  wait(60)
end

local function continues_run(self)
  if run.lives >= 0 then return true end
  if run.continues <= 0 or not continue(self) then return false end
  run.continues, run.lives = run.continues - 1, self.lives_again
  run.tell("continue", self)
  return true
end

return function(self)
  fields.meant("kodama.shooter.player", self, USUAL, 2)
  for field, value in pairs(USUAL) do
    if self[field] == nil then self[field] = value end
  end
  if not self.sprite and not self.draw then self.draw = looks.ship end
  self.body = self.hitbox or false      -- restored by the shield
  self.lives_again, self.bombs_again, self.is_bombing = run.lives, run.bombs, false
  self.on_graze = function(_, x, y, n) run.tell("graze", self, x, y, n) end
  park(self)
  companions.gather(self)
  repeat
    park(self)
    shield(self, self.safe)
    move_to(self, self.x, draw.height - 50, 40, "ease_out")
    local crew = { self:spawn(fly), self:spawn(fire), self:spawn(bombs) }
    repeat wait_for "hit" until not is_saved_by_bomb(self)
    for _, member in ipairs(crew) do member:kill() end
    lose_ship(self)
  until not continues_run(self)
  run.tell "over"
end
