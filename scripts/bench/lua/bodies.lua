-- Arithmetic with table fields in one long function: the sun and four planets attract each other.
local PI = 3.141592653589793
local SOLAR_MASS, DAYS = 4 * PI * PI, 365.24

-- positions and velocities of Jupiter, Saturn, Uranus and Neptune (NASA Horizons), in astronomical units and days
local function planets()
  return {
    { x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, mass = SOLAR_MASS },
    {
      x = 4.84143144246472090, y = -1.16032004402742839, z = -0.103622044471123109,
      vx = 0.00166007664274403694 * DAYS, vy = 0.00769901118419740425 * DAYS, vz = -0.0000690460016972063023 * DAYS,
      mass = 0.000954791938424326609 * SOLAR_MASS,
    },
    {
      x = 8.34336671824457987, y = 4.12479856412430479, z = -0.403523417114321381,
      vx = -0.00276742510726411 * DAYS, vy = 0.00499852801234917238 * DAYS, vz = 0.0000230417297573763929 * DAYS,
      mass = 0.000285885980666130812 * SOLAR_MASS,
    },
    {
      x = 12.8943695621391310, y = -15.1111514016986312, z = -0.223307578892655734,
      vx = 0.00296460137564761618 * DAYS, vy = 0.00237847173959480950 * DAYS, vz = -0.0000296589568540237556 * DAYS,
      mass = 0.0000436624404335156298 * SOLAR_MASS,
    },
    {
      x = 15.3796971148509165, y = -25.9193146099879641, z = 0.179258772950371181,
      vx = 0.00268067772490389322 * DAYS, vy = 0.00162824170038242295 * DAYS, vz = -0.0000951592254519715870 * DAYS,
      mass = 0.0000515138902046611451 * SOLAR_MASS,
    },
  }
end

local function advance(all, dt)
  for i = 1, #all do
    local one = all[i]
    for j = i + 1, #all do
      local other = all[j]
      local dx, dy, dz = one.x - other.x, one.y - other.y, one.z - other.z
      local squared = dx * dx + dy * dy + dz * dz
      local pull = dt / (squared * squared ^ 0.5)
      local by, of = other.mass * pull, one.mass * pull
      one.vx, one.vy, one.vz = one.vx - dx * by, one.vy - dy * by, one.vz - dz * by
      other.vx, other.vy, other.vz = other.vx + dx * of, other.vy + dy * of, other.vz + dz * of
    end
  end
  for i = 1, #all do
    local one = all[i]
    one.x, one.y, one.z = one.x + dt * one.vx, one.y + dt * one.vy, one.z + dt * one.vz
  end
end

local function energy(all)
  local sum = 0
  for i = 1, #all do
    local one = all[i]
    sum = sum + one.mass * (one.vx ^ 2 + one.vy ^ 2 + one.vz ^ 2) / 2
    for j = i + 1, #all do
      local other = all[j]
      sum = sum - one.mass * other.mass
        / math.sqrt((one.x - other.x) ^ 2 + (one.y - other.y) ^ 2 + (one.z - other.z) ^ 2)
    end
  end
  return sum
end

local STEPS = 1000

return "n-body step", function()
  local all = planets()
  local before = energy(all)
  for _ = 1, STEPS do advance(all, 0.01) end
  assert(math.abs(energy(all) / before - 1) < 0.01)
  return STEPS
end
