--- Plays patterns that `kodama bulletml` has converted to Lua, like `shot.bulletml` plays BulletML files.
--
-- An action is a function with a gunner as its parameter, which fires, waits and turns in the terms of BulletML (0
-- degrees is up). Each action of a pattern runs in its own coroutine.
local bulletml = {}

local Gunner = {}
Gunner.__index = Gunner

local CHANGING = { "direction", "speed", "x", "y" }

-- Options of a pattern that are not options of its shots.
local OWN = { "aim", "rank", "params", "speed_scale", "angle", "loop", "moves", "rotate" }

--- Fires a bullet. A direction is relative to the target ("aim"), to up ("absolute"), to the direction of the source
-- ("relative") or to the last shot ("sequence"); the first of a sequence is aimed. A speed is a number or has a
-- reference, too.
function Gunner:fire(what)
  local bullet = what.bullet or {}
  local direction, speed = what.direction or bullet.direction or { "aim", 0 }, what.speed or bullet.speed or 1
  if type(speed) == "number" then speed = { "absolute", speed } end
  local from = { aim = self:aim(), absolute = 0, relative = self.flight.direction, sequence = self.last_direction }
  local first = direction[1] == "sequence" and not self.last_direction
  self.last_direction = first and from.aim or from[direction[1]] + direction[2]
  from = { absolute = 0, relative = self.flight.speed, sequence = self.last_speed }
  first = speed[1] == "sequence" and not self.last_speed
  self.last_speed = first and 1 or from[speed[1]] + speed[2]
  self.play:shoot(self.body, self.last_direction, self.last_speed, bullet.act)
end

function Gunner:aim()
  local aim = self.play.aim
  local angle = aim and math.deg(math.atan2(aim.y - self.body.y, aim.x - self.body.x)) or 90
  return angle + 90 - self.play.rotate
end

function Gunner:wait(ticks)
  if ticks >= 1 then coroutine.yield(math.floor(ticks)) end
end

function Gunner:vanish() coroutine.yield "vanish" end

local function begin(flight, name, from, to, term)
  term = math.floor(term)
  flight.changes[name] = term >= 1 and { from = from, to = to, term = term, passed = 0 } or nil
  if term < 1 then flight[name] = to end
end

--- Turns the shorter way in `term` ticks; a "sequence" turns by `angle` in each tick.
function Gunner:change_direction(kind, angle, term)
  local now = self.flight.direction
  if kind == "sequence" then
    return begin(self.flight, "direction", now, now + angle * math.max(0, math.floor(term)), term)
  end
  local to = angle + ({ aim = kind == "aim" and self:aim(), absolute = 0, relative = now })[kind]
  local turn = 180 - (180 - (to - now)) % 360
  begin(self.flight, "direction", to - turn, to, term)
end

local function change(flight, name, kind, value, term)
  local now = flight[name]
  local to = { absolute = value, relative = now + value, sequence = now + value * math.max(0, math.floor(term)) }
  begin(flight, name, now, to[kind], term)
end

function Gunner:change_speed(kind, speed, term) change(self.flight, "speed", kind, speed, term) end

--- Accelerates to the right and down; both are { kind, value }, or nil for no change.
function Gunner:accel(right, down, term)
  if right then change(self.flight, "x", right[1], right[2], term) end
  if down then change(self.flight, "y", down[1], down[2], term) end
end

local function step(flight)
  for _, name in ipairs(CHANGING) do
    local now = flight.changes[name]
    if now then
      now.passed = now.passed + 1
      flight[name] = now.passed == now.term and now.to or now.from + (now.to - now.from) * now.passed / now.term
      if now.passed == now.term then flight.changes[name] = nil end
    end
  end
end

local Play = {}
Play.__index = Play

--- Returns the movement of a flight in a tick, to the right and down.
function Play:way(flight)
  local angle, turned = math.rad(flight.direction - 90 + self.rotate), math.rad(self.rotate)
  local right = math.cos(angle) * flight.speed + flight.x * math.cos(turned) - flight.y * math.sin(turned)
  local down = math.sin(angle) * flight.speed + flight.x * math.sin(turned) + flight.y * math.cos(turned)
  return right * self.scale, down * self.scale
end

-- Runs actions in parallel until they have ended. Returns true if one of them executed `vanish`.
function Play:run(actions, body, flight, move, params)
  local runs = {}
  for i, action in ipairs(actions) do
    local gunner = setmetatable({ play = self, body = body, flight = flight, rank = self.rank }, Gunner)
    runs[i] = { go = coroutine.wrap(function() action(gunner, table.unpack(params)) end), rest = 0 }
  end
  while true do
    step(flight)
    for i = 1, #runs do
      local one = runs[i]
      one.rest = one.rest - 1
      if one.rest <= 0 then one.rest = one.go() or math.huge end
      if one.rest == "vanish" then return true end
    end
    move(flight)
    local over = true
    for _, one in ipairs(runs) do over = over and one.rest == math.huge end
    if over and (flight.root or not next(flight.changes)) then return false end
    wait(1)
  end
end

function Play:shoot(body, direction, speed, act)
  local options = self.options
  options.x, options.y, options.angle, options.speed = body.x, body.y, direction - 90 + self.rotate, speed * self.scale
  if not act then return shot.fire(options) end
  shot.task(options, function(one)
    local flight = { direction = direction, speed = speed, x = 0, y = 0, changes = {} }
    local function move()
      local right, down = self:way(flight)
      local drifts = flight.x ~= 0 or flight.y ~= 0
      one.angle = drifts and math.deg(math.atan2(down, right)) or flight.direction - 90 + self.rotate
      one.speed = drifts and math.sqrt(right * right + down * down) or flight.speed * self.scale
    end
    if self:run({ act }, one, flight, move, {}) then one:kill() end
  end)
end

--- Creates a pattern from actions: a function with the options of `shot.bulletml` that waits like it.
function bulletml.pattern(actions)
  return function(given)
    local options = {}
    for name, value in pairs(given) do options[name] = value end
    options.delay = (given.delay or 0) + 1 -- bullets act and move from the next tick on
    for _, name in ipairs(OWN) do options[name] = nil end
    local play = setmetatable({
      aim = given.aim, rank = given.rank or 0.5, scale = given.speed_scale or 1, rotate = given.rotate or 0,
      options = options,
    }, Play)
    local body, moves = given.from, given.moves ~= false
    if given.x or given.y or not body.alive then -- a separate position, so that other tables are not moved
      body = { x = given.x or body.x, y = given.y or body.y }
    end
    local direction = (given.angle or -90) + 90 - play.rotate
    local flight = { direction = direction, speed = 0, x = 0, y = 0, changes = {}, root = true }
    local function move()
      local right, down = play:way(flight)
      if moves and (right ~= 0 or down ~= 0) then body.x, body.y = body.x + right, body.y + down end
    end
    local vanished
    repeat
      vanished = play:run(actions, body, flight, move, given.params or {})
      if given.loop and not vanished then wait(1) end
    until vanished or not given.loop
    return vanished
  end
end

return bulletml
