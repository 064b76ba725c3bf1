-- Butterflies take three hits. Arrow keys move the gun, which fires by itself.
local COLORS = { "purple", "orange", "cyan", "green" }
local PLACES = { 28, 62, 96, 130 }

-- The image turns white and flat for a moment, then returns to its own colors and shape.
local function flash(self)
  self.fill = 0xffffff
  for tick = 8, 0, -1 do
    self.fill_amount = tick / 8
    self.scale_x = self.scale * (1 - tick / 16)     -- its height, as it is turned by 90 degrees
    self.scale_y = self.scale * (1 + tick / 16)
    wait(1)
  end
end

-- The image vanishes in flakes, grows and lights up.
local function dissolve(self)
  self.fill, self.dissolve, self.blend = 0xffc060, "blocks", "add"
  for tick = 1, 30 do
    self.fill_amount, self.dissolve_amount = tick / 30, tick / 30
    self.scale_x = self.scale * (1 + tick / 60)
    self.scale_y = self.scale_x
    wait(1)
  end
end

local function hover(self)
  for tick = 0, math.huge do
    self.y = 34 + 6 * math.sin((tick + self.x) / 20)
    wait(1)
  end
end

local function butterfly(self)
  self.sprite = "kodama.butterfly." .. self.color
  self.scale = 1.5
  self.rotation = 90
  self.group, self.hitbox = "enemy", circle(10)
  local movement = self:spawn(function() hover(self) end)
  local reaction
  for hit = 1, 3 do
    wait_for "hit"
    if reaction then reaction:kill() end
    if hit < 3 then reaction = spawn(function() flash(self) end) end
  end
  self.group = nil
  movement:kill()
  dissolve(self)
end

local function place(self)
  while true do
    await(spawn(butterfly, { x = self.x, color = self.color }))
    wait(40)
  end
end

local function gun(self)
  self.sprite, self.rotation = "kodama.knife.white", -90
  self.x, self.y, self.origin, self.scale_x = 80, 110, "left", 1
  local way = 1
  while true do
    local x = input.axis()
    if x == 0 then x = way end
    self.x = self.x + 1.2 * x
    if self.x > 140 then way = -1 elseif self.x < 20 then way = 1 end
    self.x = math.max(10, math.min(self.x, 150))
    if time.tick % 14 == 0 then
      self.scale_x = 0.6                      -- the gun recoils
      shot.fire { x = self.x, y = 96, angle = -90, speed = 4, kind = "rice", color = "yellow", hits = "enemy",
        scale_x = 2, fill = 0xffffff, changes = { { at = 4, fill_amount = 0 } } }
    end
    self.scale_x = math.min(1, self.scale_x + 0.05)
    wait(1)
  end
end

local function meadow(self)
  self.draw = function()
    draw.fill(0x203848)
    for i = 0, 11 do draw.rect(0, 60 + i * 5, 160, 5, 0x244038 + i * 0x010301) end
  end
  wait_forever()
end

return function()
  spawn(meadow, { priority = 0.1 })
  for i, x in ipairs(PLACES) do spawn(place, { x = x, color = COLORS[i] }) end
  spawn(gun)
  wait_forever()
end
