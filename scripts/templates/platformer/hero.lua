-- The hero runs and jumps. Speeds are in pixels per tick.
local RUN, GRAVITY, LEAP, FASTEST = 1.6, 0.3, -5.7, 6
-- ticks in which a jump still counts: after the edge of a floor ("coyote time"), and before the hero lands
local COYOTE, EARLY = 6, 6

local jump, stomp, ouch = sfx.jump(4, { volume = 0.15 }), sfx.hit(2, { volume = 0.2 }), sfx.hit(5, { volume = 0.2 })

local function paint(self)
  if self.safe % 8 > 3 then return end
  -- on a slope the body floats, so the picture stands on the floor below its middle
  local bottom = self.grounded and self.level:floor(self.x, self.y, 16) or self.y + 7
  local wide, high = 10 + self.squash, 14 - self.squash
  draw.rect(self.x - wide / 2, bottom - high, wide, high, 0xe05848)
  draw.rect(self.x - wide / 2, bottom - high, wide, 5, 0xf8d0a0)
  draw.rect(self.x + self.looks * 2 - 1, bottom - high + 2, 2, 2, 0x201820)
end

-- back to the start, safe from walkers for a while
local function lose(self)
  sound.play(ouch)
  feel.shake(0.4)
  self.x, self.y, self.speed_y, self.safe = self.start_x, self.start_y, 0, 90
end

-- a walker that is hit from above is stomped, any other hits the hero
local function on_hit(self, _, walker)
  if self.safe > 0 then return end
  if self.speed_y <= 0 or self.y > walker.y - 4 then return lose(self) end
  walker:kill()
  sound.play(stomp)
  feel.hit_stop(4)
  feel.popup("stomp!", walker.x, walker.y - 8)
  self.speed_y = LEAP * 0.8
end

local function run_and_jump(self)
  local dx = input.axis()
  if dx ~= 0 then self.looks = dx < 0 and -1 or 1 end
  self.since_floor = self.grounded and 0 or self.since_floor + 1
  self.since_press = input.pressed "fire" and 0 or self.since_press + 1
  if self.since_press <= EARLY and self.since_floor <= COYOTE then
    sound.play(jump)
    self.speed_y, self.since_press, self.since_floor = LEAP, EARLY + 1, COYOTE + 1
  end
  if not input.down "fire" then self.speed_y = math.max(self.speed_y, LEAP / 2) end    -- a tap is a small jump
  return dx * RUN
end

local function move(self, dx)
  local before = self.speed_y
  self.body.drop = input.down "down"    -- through planks
  local _, speed_y = self.level:slide(self, dx, math.min(FASTEST, self.speed_y + GRAVITY), self.body)
  self.speed_y, self.squash = speed_y, self.squash * 0.8
  if self.grounded and before > 2 then self.squash = 4 end
  self.x = math.max(6, math.min(self.level.pixel_width - 6, self.x))
  if self.y > self.level.pixel_height + 20 then lose(self) end
end

return function(self)
  self.name, self.group, self.draw, self.on_hit = "hero", "hero", paint, on_hit
  self.hitbox, self.hits, self.body = box(10, 14), { "coin", "goal" }, { width = 8, height = 14 }
  self.start_x, self.start_y, self.looks, self.speed_y, self.squash, self.safe = self.x, self.y, 1, 0, 0, 0
  self.since_floor, self.since_press = COYOTE + 1, EARLY + 1
  while true do
    move(self, run_and_jump(self))
    self.safe = math.max(0, self.safe - 1)
    wait(1)
  end
end
