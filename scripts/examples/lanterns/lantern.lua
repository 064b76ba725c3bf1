-- A lantern with two states: it sinks and sways; when a shot puts it out, it turns into smoke.
local FALL, RADIUS, SMOKE_TICKS = 0.7, 7, 20

local function smoke(self)
  self.smoke = self.smoke + 1
  self.y = self.y - 1
  return self.smoke < SMOKE_TICKS
end

local function sink(self)
  self.ticks = self.ticks + 1
  self.x = self.middle + 10 * math.sin(self.ticks / 20)
  self.y = self.y + FALL
  return self.y < draw.height + RADIUS
end

local function put_out(self)
  if self.state == smoke then return end
  self.play.score = self.play.score + 1
  self.hitbox, self.hits = nil, nil
  self.state = smoke
  sound.play "bell"
end

local function paint(self)
  if self.state == smoke then
    draw.circle(self.x, self.y, self.smoke, 0x707078, 1 - self.smoke / SMOKE_TICKS)
  else
    draw.disc(self.x, self.y, RADIUS, 0xc84020)
    draw.disc(self.x, self.y, RADIUS - 3, 0xffb040)
    draw.rect(self.x - 2, self.y - RADIUS - 2, 4, 2, 0x604030)
  end
end

return function(play)
  local middle = math.random(16, draw.width - 17)
  return spawn {
    state = sink, draw = paint, on_hit = put_out, play = play, group = "lantern",
    hitbox = circle(RADIUS), hits = "ship",     -- its body hits the ship
    middle = middle, x = middle, y = -RADIUS, ticks = 0, smoke = 0,
  }
end
