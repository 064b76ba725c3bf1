-- The player's ship: it flies in, moves and fires until it is hit, explodes, and returns. Its pilot is the input
-- module, or any table with the functions axis, down and pressed.
local animate = require "animate"
local echo = require "effects.echo"
local explosion = require "effects.explosion"
local mix = require "mix"
local run = require "run"
local shake = require "effects.shake"

draw.sheet("ship", 24, 24)
draw.sheet("flame", 8, 10)
draw.sheet("blade", 8, 12)

local FAST, SLOW = 2.6, 1.2     -- pixels per tick
local WIDE, NARROW = 5, 2       -- degrees between two shots of a volley
local STRAIGHT = 3              -- the middle one of five frames, from hard left to hard right
local HITBOX = circle(2)
local SAFE_AT_START, SAFE_IN_ECHO = 150, 100

-- makes the ship blink and invincible, for some ticks and until a fast-forward to a mark has ended
local function shield(self, ship)
  ship.hitbox = nil
  for tick = 1, self.ticks do
    ship.visible = tick % 6 < 3
    wait(1)
  end
  wait_until(function() return not scene.seeking end)
  ship.hitbox, ship.visible = HITBOX, true
end

-- raises a shield, which replaces one that is still active
local function raise_shield(self, ticks)
  if self.shield then self.shield:kill() end
  self.shield = self:spawn(shield, { ticks = ticks })
end

local function clamp(value, low, high)
  return math.max(low, math.min(high, value))
end

local function fly(_, ship)
  local lean = 0
  while true do
    local dx, dy = ship.pilot.axis()
    local speed = ship.pilot.down "slow" and SLOW or FAST
    if dx ~= 0 and dy ~= 0 then speed = speed * math.sqrt(0.5) end

    -- move
    ship.x = clamp(ship.x + dx * speed, 10, draw.width - 10)
    ship.y = clamp(ship.y + dy * speed, 20, draw.height - 14)

    -- lean into the turn
    lean = lean + (dx * 2 - lean) * 0.2
    ship.frame = STRAIGHT + math.floor(lean + 0.5)
    wait(1)
  end
end

local function shoot(_, ship)
  local volley = { angle = -90, speed = 9, sprite = "blade", frame = 1, hits = "enemy", radius = 5 }
  local function wanted() return ship.pilot.down "fire" end
  while true do
    wait_until(wanted)
    local n, apart = run.power + 1, ship.pilot.down "slow" and NARROW or WIDE
    volley.x, volley.y, volley.n, volley.spread = ship.x, ship.y - 12, n, n * apart
    shot.fan(volley)
    sound.play("shot", { x = ship.x })
    wait(5)
  end
end

-- The name "bomb" belongs to the X key in every game; here it sends an echo.
local function send_echo(_, ship)
  local function wanted() return ship.pilot.pressed "bomb" and run.echoes > 0 end
  while true do
    wait_until(wanted)
    run.echoes = run.echoes - 1
    run.tell("bomb", ship)
    raise_shield(ship, SAFE_IN_ECHO)
    sound.play("echo", mix.LOUD)
    spawn(echo, { x = ship.x, y = ship.y })
    wait(SAFE_IN_ECHO)
  end
end

-- a child of its own, so that it is drawn behind the ship and follows it a tick later
local function flame(self, ship)
  self.sprite, self.priority = "flame", 0.49
  self:spawn(animate, { frames = 2, ticks = 3 })
  while true do
    self.x, self.y, self.visible = ship.x, ship.y + 14, ship.visible
    wait(1)
  end
end

-- moves the ship below the screen, ready to fly in
local function park(self)
  self.x, self.y, self.frame, self.visible = draw.width / 2, draw.height + 20, STRAIGHT, true
end

local function arrive(self)
  raise_shield(self, SAFE_AT_START)
  move_to(self, self.x, draw.height - 50, 50, "ease_out")
end

local function go_down(self)
  self.hitbox, self.visible = nil, false
  spawn(shake, { force = 4 })
  sound.play("down", mix.LOUD)
  for _ = 1, 4 do
    spawn(explosion, { x = self.x + math.random(-12, 12), y = self.y + math.random(-12, 12) })
    wait(6)
  end
  shot.clear "ship"
  laser.clear "ship"
  wait(60)
  park(self)
end

-- runs the children of the ship, each of which does one thing, until the ship is hit
local function fight(self)
  local crew = { self:spawn(fly), self:spawn(shoot), self:spawn(send_echo) }
  wait_for "hit"
  for _, member in ipairs(crew) do member:kill() end
end

local function ship(self)
  self.sprite, self.group, self.priority = "ship", "ship", 0.5
  park(self)
  self:spawn(flame)
  repeat
    arrive(self)
    fight(self)
    go_down(self)
    run.lose_life(self)
  until run.lives < 0
  run.tell "over"
end

return ship
