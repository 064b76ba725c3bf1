-- Arithmetic with local variables only: points of the Mandelbrot set.
local SIZE, MOST = 40, 50

local function steps(a, b)
  local x, y, xx, yy = 0, 0, 0, 0
  for n = 1, MOST do
    x, y = xx - yy + a, 2 * x * y + b
    xx, yy = x * x, y * y
    if xx + yy > 4 then return n end
  end
  return MOST
end

return "mandelbrot (a step)", function()
  local sum = 0
  for row = 0, SIZE - 1 do
    for column = 0, SIZE - 1 do sum = sum + steps(column * 3 / SIZE - 2, row * 2 / SIZE - 1) end
  end
  assert(sum == 27831)
  return sum
end
