-- The road is one picture on a floor that repeats; trees, signs and cars are sprites in space. Sky and hills are in
-- two dimensions, and move with the direction of view.
local track = require "track"

local SKY, HAZE = 0x3c78d8, 0xb8d4e8
local HORIZON = 84
local BEHIND, ABOVE = 62, 34      -- the camera's distance from the car, and its height

local view = depth.view { fov = 70, horizon = HORIZON, near = 8, fog = HAZE, fog_from = 250, fog_to = 1100 }
local sky = draw.gradient { SKY, HAZE }

local function scenery()
  local places = {}
  for i = 0, 143 do
    local side = (i % 2 == 0 and 1 or -1) * (70 + i * 37 % 50)
    local x, z = track.place(i * math.pi / 72, side)
    places[#places + 1] = { picture = i % 9 == 4 and "sign" or "tree", x = x, z = z }
  end
  return places
end

local function background(angle)
  draw.rect(0, 0, 320, HORIZON, sky)
  draw.tiled("hills", 0, HORIZON - 38, 320, 40, { offset_x = -angle * 4 })
end

local function race(self)
  local places = scenery()
  self.name, self.t, self.side, self.speed, self.lean = "car", 0.4, 0, 0, 0
  self.rivals = {}
  for i = 1, 3 do self.rivals[i] = { t = self.t - 0.18 * i, side = (i - 2) * 24, speed = 2.6 + 0.3 * i } end
  self.draw = function()
    local x, z, angle = track.place(self.t, self.side)
    local turn = math.rad(angle)
    view:set { eye = { x - BEHIND * math.sin(turn), -ABOVE, z - BEHIND * math.cos(turn) }, angle = angle }
    background(angle)
    view:floor("track", 0, { scale = track.scale })
    for _, place in ipairs(places) do
      view:sprite(place.picture, place.x, 0, place.z, { origin = "bottom", scale = 1.6 })
    end
    for _, rival in ipairs(self.rivals) do
      local rx, rz = track.place(rival.t, rival.side)
      view:sprite("rival", rx, 0, rz, { origin = "bottom", scale = 0.7 })
    end
    view:sprite("car", x, 0, z, { origin = "bottom", scale = 0.7, rotation = self.lean })
    draw.text(("%3d km/h"):format(self.speed * 50), 312, 222, { align = "right" })
  end
  while true do
    local steer = input.axis()
    local wanted = input.down "fire" and 1.5 or math.abs(self.side) > 46 and 2 or 4
    self.speed = self.speed + (wanted - self.speed) * 0.02
    self.side = math.max(-90, math.min(self.side + steer * self.speed * 0.4, 90))
    self.lean = self.lean + (steer * 6 - self.lean) * 0.2
    self.t = track.advance(self.t, self.speed)
    for _, rival in ipairs(self.rivals) do rival.t = track.advance(rival.t, rival.speed) end
    wait(1)
  end
end

return function() spawn(race) end
