-- A bullet as a coroutine: flies straight and bounces off the edges of the screen.
local function bullet(self)
  self.sprite, self.priority = "kodama.shot", 0.6
  local angle = math.random() * 2 * math.pi
  local vx, vy = math.cos(angle) * 2, math.sin(angle) * 2
  while true do
    local x, y = self.x + vx, self.y + vy
    if x < 0 or x > 640 then vx = -vx end
    if y < 0 or y > 480 then vy = -vy end
    self.x, self.y = x, y
    wait(1)
  end
end

return bullet
