-- Values for HostileCalls and hostile_calls.txt: large and unusual ones, and valid objects.
local H = ...

function H.times(n, f)
  local t = {}
  for i = 1, n do t[i] = f(i) end
  return t
end

H.long = ("x"):rep(400000)
H.nested = ("[[[[[c]99]99]99]99]99"):rep(100)
H.list = H.times(5000, function(i) return i % 777 end)
H.texts = H.times(3000, function(i) return "t" .. i end)
H.pairs = H.times(1000, function(i) return { i, i % 7 } end)
H.grid = H.times(300, function() return ("."):rep(300) end)
H.wide = {}
for i = 1, 5000 do H.wide["k" .. i] = i end
H.deep = {}
for _ = 1, 5000 do H.deep = { H.deep } end
H.loop = {}
H.loop[1] = H.loop
H.shared = {}
for _ = 1, 60 do H.shared = { H.shared, H.shared } end
H.meta = setmetatable({}, {
  __index = function(_, k) return k end,
  __len = function() return 1e9 end,
  __tostring = function() return H.long end,
})

function H.nothing() end
function H.endless() while true do end end
function H.failing() error(H.long) end
function H.waiting() wait(1) end
function H.giving() return H.long, H.list, H.deep end
function H.unpacked() return table.unpack(H.list, 1, 200) end
H.thread = coroutine.create(H.nothing)

local function resting() wait_forever() end
function H.crowd(n)
  for i = 1, n do
    spawn(resting, { group = "enemy", x = i % 300, y = i % 200, hitbox = circle(2) })
  end
end

H.crowd(500)
H.other = spawn(resting, { x = 1, y = 1 })
H.dead = spawn(H.nothing)
shot.ring { x = 160, y = 100, n = 300, speed = 0 }
H.shot = shot.fire { x = 160, y = 100, speed = 0, keep = true }
for i = 1, 20 do laser.beam { x = 10, y = i * 5, burn = 1000000 } end
H.laser = laser.beam { x = 10, y = 10, burn = 1000000 }
