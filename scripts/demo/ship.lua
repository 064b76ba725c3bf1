-- The player's ship: it comes in, flies until something hits it, goes down, and comes again.
-- Its pilot is the input module, or whatever else has axis, down and pressed.
local animate = require "animate"
local echo = require "effects.echo"
local explosion = require "effects.explosion"
local run = require "run"
local shake = require "effects.shake"

draw.sheet("ship", 24, 24)
draw.sheet("flame", 8, 10)
draw.sheet("blade", 8, 12)

local FAST, SLOW = 2.6, 1.2     -- pixels a tick
local WIDE, NARROW = 5, 2       -- degrees between two blades
local STRAIGHT = 3              -- the middle one of five frames, from hard left to hard right
local HITBOX = circle(2)
local SAFE_AT_START, SAFE_IN_ECHO = 150, 100

-- nothing can hit the ship for a while, and it blinks; nor on the unseen way to a mark
local function shield(self, ticks)
  if self.guard then self.guard:kill() end
  self.guard = self:spawn(function()
    self.hitbox = nil
    for tick = 1, ticks do
      self.visible = tick % 6 < 3
      wait(1)
    end
    wait_until(function() return not scene.seeking end)
    self.hitbox, self.visible = HITBOX, true
  end)
end

local function clamp(value, low, high)
  return math.max(low, math.min(high, value))
end

local function fly(self)
  local lean = 0
  while true do
    local dx, dy = self.pilot.axis()
    local speed = self.pilot.down "slow" and SLOW or FAST
    if dx ~= 0 and dy ~= 0 then speed = speed * math.sqrt(0.5) end

    -- move
    self.x = clamp(self.x + dx * speed, 10, draw.width - 10)
    self.y = clamp(self.y + dy * speed, 20, draw.height - 14)

    -- lean into the turn
    lean = lean + (dx * 2 - lean) * 0.2
    self.frame = STRAIGHT + math.floor(lean + 0.5)
    wait(1)
  end
end

local function shoot(self)
  while true do
    wait_until(function() return self.pilot.down "fire" end)
    local n, apart = run.power + 1, self.pilot.down "slow" and NARROW or WIDE
    shot.fan {
      x = self.x, y = self.y - 12, angle = -90, n = n, spread = n * apart,
      speed = 9, sprite = "blade", frame = 1, hits = "enemy", radius = 5,
    }
    wait(5)
  end
end

local function ring_the_bell(self)
  while true do
    wait_until(function() return self.pilot.pressed "bomb" and run.bombs > 0 end)
    run.bombs = run.bombs - 1
    shield(self, SAFE_IN_ECHO)
    spawn(echo, { x = self.x, y = self.y })
    wait(SAFE_IN_ECHO)
  end
end

-- a child of its own, so that it is drawn behind the ship and moves a tick later
local function light_flame(self)
  self:spawn(function(flame)
    flame.sprite, flame.priority = "flame", 0.49
    animate(flame, 2, 3)
    while true do
      flame.x, flame.y, flame.visible = self.x, self.y + 14, self.visible
      wait(1)
    end
  end)
end

-- below the screen, ready to come in
local function park(self)
  self.x, self.y, self.frame, self.visible = draw.width / 2, draw.height + 20, STRAIGHT, true
end

local function arrive(self)
  shield(self, SAFE_AT_START)
  move_to(self, self.x, draw.height - 50, 50, "ease_out")
end

local function go_down(self)
  self.hitbox, self.visible = nil, false
  spawn(shake, { force = 4 })
  for _ = 1, 4 do
    spawn(explosion, { x = self.x + math.random(-12, 12), y = self.y + math.random(-12, 12) })
    wait(6)
  end
  shot.clear "ship"
  wait(60)
  park(self)
end

-- the crew: children that fly the ship until something hits it
local function fight(self)
  local crew = {}
  for i, job in ipairs { fly, shoot, ring_the_bell } do
    crew[i] = self:spawn(function() job(self) end)
  end
  wait_for "hit"
  for _, hand in ipairs(crew) do hand:kill() end
end

local function ship(self)
  self.sprite, self.group, self.priority = "ship", "ship", 0.5
  park(self)
  light_flame(self)
  repeat
    arrive(self)
    fight(self)
    go_down(self)
    run.lose_ship()
  until run.lives < 0
  scene.change "over"
end

return ship
