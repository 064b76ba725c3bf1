-- The programs of `kodama bench lua`; any Lua from 5.1 on runs them, so that all engines are measured alike.
-- arguments: rounds of each program, how large they are (1 is full size), most coroutines to make
-- prints a line for each: its name, a tab, nanoseconds an operation (the median of the rounds)
local rounds, size, most = ...
rounds, size, most = tonumber(rounds) or 7, tonumber(size) or 1, tonumber(most) or 1e9

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

local function bullets(count)
  local all
  return function(resumes)
    local resume = coroutine.resume
    if not all then
      all = {}
      for i = 1, count do
        all[i] = coroutine.create(bullet)
        resume(all[i], { x = i * 31 % W, y = i * 17 % H, vx = i * 7 % 11 / 11 - 0.5, vy = i * 5 % 13 / 13 - 0.5 })
      end
    end
    for _ = 1, resumes / count do
      for i = 1, count do resume(all[i]) end
    end
  end
end

local function calls(n)
  local function add(a, b) return a + b end
  local sum = 0
  for i = 1, n do sum = add(sum, i) end
  return sum
end

local function methods(n)
  local Point = {}
  Point.__index = Point
  function Point:step(d)
    self.x = self.x + d
    return self.x
  end
  local point = setmetatable({ x = 1 }, Point)
  for _ = 1, n do point:step(0.5) end
end

local function tables(n)
  local list, sum = {}, 0
  for i = 1, 1000 do list[i] = i end
  for _ = 1, n / 1000 do
    for i = 1, #list do sum = sum + list[i] * 2 end
  end
  return sum
end

local function texts(n)
  local parts = {}
  for i = 1, n do parts[#parts + 1] = "n" .. i .. ":" .. i % 7 end
  local length = 0
  for word in table.concat(parts, ","):gmatch "n(%d+)" do length = length + #word end
  return length
end

local function fib(n)
  if n < 2 then return n end
  return fib(n - 1) + fib(n - 2)
end

local PI = 3.141592653589793
local SOLAR_MASS, DAYS = 4 * PI * PI, 365.24

local function planets()
  return {
    { x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, mass = SOLAR_MASS },
    { x = 4.84143144246472090, y = -1.16032004402742839, z = -0.103622044471123109, vx = 0.00166007664274403694 * DAYS,
      vy = 0.00769901118419740425 * DAYS, vz = -0.0000690460016972063023 * DAYS, mass = 0.000954791938424326609 * SOLAR_MASS },
    { x = 8.34336671824457987, y = 4.12479856412430479, z = -0.403523417114321381, vx = -0.00276742510726411 * DAYS,
      vy = 0.00499852801234917238 * DAYS, vz = 0.0000230417297573763929 * DAYS, mass = 0.000285885980666130812 * SOLAR_MASS },
    { x = 12.8943695621391310, y = -15.1111514016986312, z = -0.223307578892655734, vx = 0.00296460137564761618 * DAYS,
      vy = 0.00237847173959480950 * DAYS, vz = -0.0000296589568540237556 * DAYS, mass = 0.0000436624404335156298 * SOLAR_MASS },
    { x = 15.3796971148509165, y = -25.9193146099879641, z = 0.179258772950371181, vx = 0.00268067772490389322 * DAYS,
      vy = 0.00162824170038242295 * DAYS, vz = -0.0000951592254519715870 * DAYS, mass = 0.0000515138902046611451 * SOLAR_MASS },
  }
end

local function pull(one, other, dt)
  local dx, dy, dz = one.x - other.x, one.y - other.y, one.z - other.z
  local distance = dx * dx + dy * dy + dz * dz
  local magnitude = dt / (distance * distance ^ 0.5)
  local by, of = other.mass * magnitude, one.mass * magnitude
  one.vx, one.vy, one.vz = one.vx - dx * by, one.vy - dy * by, one.vz - dz * by
  other.vx, other.vy, other.vz = other.vx + dx * of, other.vy + dy * of, other.vz + dz * of
end

local function bodies(steps)
  local all, dt = planets(), 0.01
  for _ = 1, steps do
    for i = 1, #all do
      for j = i + 1, #all do pull(all[i], all[j], dt) end
    end
    for i = 1, #all do
      local each = all[i]
      each.x, each.y, each.z = each.x + dt * each.vx, each.y + dt * each.vy, each.z + dt * each.vz
    end
  end
end

local function element(i, j)
  local ij = i + j - 1
  return 1 / (ij * (ij - 1) * 0.5 + i)
end

local function times(vector, result, isTransposed)
  for i = 1, #vector do
    local sum = 0
    for j = 1, #vector do sum = sum + vector[j] * (isTransposed and element(j, i) or element(i, j)) end
    result[i] = sum
  end
end

local function norm(n)
  local u, v, between = {}, {}, {}
  for i = 1, n do u[i] = 1 end
  for _ = 1, 5 do
    times(u, between, false)
    times(between, v, true)
    u, v = v, u
  end
end

local function median(program, n, operations)
  local taken = {}
  for _ = 1, rounds do program(n) end
  for i = 1, rounds do
    local start = os.clock()
    program(n)
    taken[i] = os.clock() - start
  end
  table.sort(taken)
  return taken[math.floor(rounds / 2) + 1] * 1e9 / operations
end

local function measure(name, program, n, operations)
  print(name .. "\t" .. ("%.2f"):format(median(program, n, operations or n)))
end

local function scaled(n) return math.max(1, math.floor(n * size)) end

for _, count in ipairs { 1000, 10000 } do
  local resumes = 2 * math.max(count, scaled(100000))
  if count <= most then measure("resume, " .. count .. " bullets", bullets(count), resumes) end
end
measure("call", calls, scaled(3000000))
measure("method call", methods, scaled(3000000))
measure("table access", tables, math.max(1000, scaled(5000000)))
measure("text building", texts, scaled(50000))
local depth = size >= 1 and 27 or 10
measure("fib", fib, depth, fib(depth))
measure("n-body step", bodies, scaled(50000))
local length = size >= 1 and 200 or 10
measure("spectral norm", norm, length, 10 * length * length)
