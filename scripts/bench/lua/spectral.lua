-- A small function called in two nested loops over lists: the spectral norm of an infinite matrix, cut off.
local SIZE = 50

local function element(i, j)
  local ij = i + j - 1
  return 1 / (ij * (ij - 1) * 0.5 + i)
end

local function times(vector, result, is_transposed)
  for i = 1, #vector do
    local sum = 0
    for j = 1, #vector do sum = sum + vector[j] * (is_transposed and element(j, i) or element(i, j)) end
    result[i] = sum
  end
end

return "spectral norm (an element)", function()
  local u, v, between = {}, {}, {}
  for i = 1, SIZE do u[i] = 1 end
  for _ = 1, 5 do
    times(u, between, false)
    times(between, v, true)
    u, v = v, u
  end
  local both, one = 0, 0
  for i = 1, SIZE do
    both, one = both + u[i] * v[i], one + v[i] * v[i]
  end
  assert(math.abs(math.sqrt(both / one) - 1.2742) < 0.001)
  return 10 * SIZE * SIZE
end
