-- 5,000 tasks that do a little work in each tick, to measure the cost of profiling.
local function walker(self)
  while true do
    self.x = (self.x + 1) % 640
    self.y = self.y + (self.x > 320 and 1 or -1)
    wait(1)
  end
end

return function()
  for i = 1, 5000 do spawn(walker, { x = i % 640, y = 240 }) end
  wait_forever()
end
