-- Tasks that are moved by a tween of two fields each, forwards and back, without an end. They are not drawn.
local EASES = { "linear", "quad_in_out", "sine_out", "back_out" }

local function swing(self)
  self:tween({ x = self.x + 100, y = self.y + 50 }, self.ticks, { ease = self.ease, times = math.huge, reverse = true })
  wait_forever()
end

return function(count)
  return function()
    for i = 1, count do
      spawn(swing, { x = i % 640, y = i % 480, ticks = 60 + i % 60, ease = EASES[i % #EASES + 1] })
    end
    wait_forever()
  end
end
