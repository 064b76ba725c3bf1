-- The ship of the player: it comes in from below, flies until it is hit, and comes again as long as there are ships.
local burst = require "burst"
local sounds = require "sounds"

local SPEED = 2.4                 -- pixels a tick
local SAFE_TICKS = 120            -- after it has come in, nothing can hit it for so long
local HITBOX = circle(3)          -- smaller than its picture: what looks like a miss is one

-- children of the ship: they end with it, and self.parent is the ship
local function shoot(_, ship)
  while true do
    wait_until(function() return input.down "fire" end)
    shot.fan { from = ship, n = 3, spread = 12, angle = -90, speed = 7, sprite = "laser", hits = "enemy", radius = 4 }
    sound.play(sounds.shot, { x = ship.x })
    wait(7)
  end
end

local function keep_safe(_, ship)
  for tick = 1, SAFE_TICKS do
    ship.visible = tick % 6 < 3
    wait(1)
  end
  wait_until(function() return not scene.seeking end)   -- on the unseen way to a mark no one flies
  ship.visible, ship.hitbox = true, HITBOX
end

local function explode(self)
  spawn(burst, { x = self.x, y = self.y, size = 2 })
  sound.play(sounds.down)
  shot.clear "ship"
  self:kill()
end

local function fly(self)
  while true do
    local dx, dy = input.axis()
    self.x = math.max(10, math.min(draw.width - 10, self.x + dx * SPEED))
    self.y = math.max(20, math.min(draw.height - 12, self.y + dy * SPEED))
    wait(1)
  end
end

return function(self)
  self.sprite, self.group, self.name = "ship", "ship", "ship"
  self.on_hit = explode
  self.x, self.y = draw.width / 2, draw.height + 20
  self:spawn(keep_safe)
  move_to(self, self.x, draw.height - 50, 40, "ease_out")
  self:spawn(shoot)
  fly(self)
end
