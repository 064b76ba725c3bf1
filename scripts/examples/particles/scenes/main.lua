-- Everything that moves here is a particle, except the rockets and the pebbles.
local sky = draw.gradient { 0x080818, 0x182048, 0x405088 }
local lake = draw.gradient { 0x304878, 0x101830 }

-- A kind of our own: flames that rise, shrink and turn from yellow to red.
particle.define("flame", {
  shape = "puff", size = 10,
  rate = 0.9, life = { 18, 34 }, speed = { 0.3, 0.9 }, direction = -90, spread = 40,
  area = "disc", width = 12, height = 4, gravity = -0.02,
  color = { 0xfff0a0, 0xffb030, 0xf06018, 0x802010 }, scale = { 0.9, 1, 0.3 }, alpha = { 0.9, 0.8, 0.3 }, blend = "add",
})

local function landscape(self)
  self.draw = function()
    draw.rect(0, 0, 320, 180, sky)
    draw.polygon({ 0, 180, 60, 96, 104, 140, 170, 78, 236, 150, 276, 116, 320, 180 }, 0x202848, { smooth = true })
    draw.polygon({ 146, 102, 170, 78, 190, 100, 178, 98, 168, 108, 160, 98 }, 0xc0d0f0, { smooth = true })
    draw.rect(0, 180, 320, 60, lake)
    draw.polygon({ 0, 180, 130, 180, 96, 200, 40, 214, 0, 220 }, 0xb8c8e0, { smooth = true })
    draw.line(58, 195, 76, 189, 0x503020, { width = 4, round = true })
    draw.line(58, 189, 76, 195, 0x604028, { width = 4, round = true })
  end
  wait_forever()
end

local function campfire(self)
  self.x, self.y = 67, 186
  particle.emit("flame", { from = self })
  particle.emit("glow", { from = self, rate = 0.08, color = { 0x703010, 0x401808 }, scale = 1.5 })
  particle.emit("embers", { from = self, rate = 0.15, scale = 0.75 })
  particle.emit("smoke", { from = self, y = -24, rate = 0.1, priority = self.priority - 0.01 })
  while true do
    wait(math.random(50, 110))
    particle.burst("sparks", self.x, self.y, { angle = -90, scale = 0.5, count = 10 })
  end
end

local function rocket(self)
  local colors = { 0xff5070, 0x60c0ff, 0xffd060, 0x90f0a0 }
  local color = colors[self.number % #colors + 1]
  self.draw = function() draw.rect(self.x - 1, self.y - 2, 2, 5, 0xffffff) end
  particle.emit("trail", { from = self, color = color })
  move_to(self, self.x + math.random(-30, 30), math.random(40, 80), 50, "ease_out")
  particle.burst("explosion", self.x, self.y, { color = color })
  particle.burst("ring", self.x, self.y, { color = color, scale = 0.75 })
  particle.burst("sparks", self.x, self.y, { color = color, count = 30 })
end

local function pebble(self)
  self.draw = function() draw.disc(self.x, self.y, 1, 0x8090a0) end
  for i = 0, 20 do
    self.y = 190 + (i - 10) ^ 2 / 4 - 5
    wait(1)
  end
  particle.burst("splash", self.x, self.y, { scale = 0.75 })
end

return function()
  spawn(landscape, { priority = 0.1 })
  spawn(campfire)
  particle.emit("snow", { x = 160, y = -4, prewarm = 400, priority = 0.8 })
  for number = 1, math.huge do
    spawn(rocket, { x = math.random(150, 280), y = 190, number = number })
    wait(40)
    spawn(pebble, { x = math.random(170, 300) })
    wait(30)
  end
end
