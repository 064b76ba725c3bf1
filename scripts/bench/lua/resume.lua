-- Coroutines: bullets that fly and bounce, each resumed once per frame.
local count = ...
local W, H = 320, 240

local function bullet(self)
  while true do
    self.x = self.x + self.vx
    self.y = self.y + self.vy
    if self.x < -8 or self.x > W + 8 then self.vx = -self.vx end
    if self.y < -8 or self.y > H + 8 then self.vy = -self.vy end
    coroutine.yield()
  end
end

local function body(i)
  return { x = i * 31 % W, y = i * 17 % H, vx = i * 7 % 11 / 11 - 0.5, vy = i * 5 % 13 / 13 - 0.5 }
end

local bullets

local function make()
  bullets = {}
  for i = 1, count do
    bullets[i] = coroutine.create(bullet)
    assert(coroutine.resume(bullets[i], body(i)))
  end
end

local function frame()
  if not bullets then make() end
  local resume = coroutine.resume
  for i = 1, count do resume(bullets[i]) end
  return count
end

return "resume among " .. count .. " bullets", frame, bullet, body -- the last two for Java
