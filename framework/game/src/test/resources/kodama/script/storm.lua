-- Tasks of all styles act on each other in every possible way, with injected failures. Everything that happens is compared
-- with a simple model; differences are printed.
local SEED, CALM = ...

local state = SEED * 1000003
local function dice(n)                    -- from 1 to n; has its own generator, so that each seed gives another storm
  state = state * 16807 % 2147483647
  return math.floor(state / 2147483647 * n) + 1
end

local all, sequence = {}, 0
local last = { tick = 0 }
local GROUPS = { "reds", "greens", "blues" }

local function check(ok, what, r)
  if not ok then print(("WRONG seed %d tick %d: %s %s"):format(SEED, time.tick, r and r.style .. r.id or "", what)) end
end

local function fail(where) if dice(80) == 1 then error("injected in " .. where) end end

local function nobody_or_any() return all[dice(#all)] end

local function after(a, b)                -- whether a comes after b
  if a.priority ~= b.priority then return a.priority > b.priority end
  return a.sequence > b.sequence
end

local function turn(r)                    -- checks whenever a task's own function runs
  check(r.finished == 0, "runs after its end", r)
  check(r.t:alive(), "runs dead", r)
  check(r.ran ~= time.tick, "runs twice", r)
  if CALM and r.due then check(time.tick == r.due, "woke in another tick than " .. r.due, r) end
  r.ran, r.due = time.tick, nil
  if r.born == time.tick or r.moved == time.tick then return end
  local place = { priority = r.t.priority, sequence = r.sequence }
  if last.tick == time.tick then check(after(place, last), "runs out of order", r) end
  last.tick, last.priority, last.sequence = time.tick, place.priority, place.sequence
end

local action

local function finish(r)
  r.finished = r.finished + 1
  check(not r.t:alive(), "finishes alive", r)
  check(r.hooked == 0, "finishes after a hook", r)
  if dice(6) == 1 then action(r, true) end
  fail "finish"
end

local function hook(r)
  r.hooked = r.hooked + 1
  check(r.finished == 1, "hook before finish", r)
  fail "hook"
end

local function rest(r)
  local way, n = dice(5), dice(6)
  if way <= 2 then
    r.due = time.tick + n
    wait(n)
  elseif way == 3 then
    local value, late = wait_for("go", n)
    check(value == 7 or late == "timeout", "received something else", r)
  elseif way == 4 then
    local until_tick = time.tick + n
    wait_until(function() return time.tick >= until_tick end)
  else
    local other = nobody_or_any()
    if other.t:alive() and other.style ~= "routine" then await(other.t) check(not other.t:alive(), "awaited one alive", r)
    else wait(1) end
  end
end

local STYLES = {}

function STYLES.routine(r, fields, start)
  return start(function(t)
    r.t = t
    for _ = 1, dice(8) do
      turn(r)
      action(r)
      fail "routine"
      rest(r)
    end
  end, fields)
end

function STYLES.state(r, fields, start)
  local turns, states = dice(20), {}
  for i = 1, 2 do
    states[i] = function(t)
      turn(r)
      action(r)
      fail "state"
      turns = turns - 1
      if dice(3) == 1 then t:goto_state(states[3 - i], r.id) end
      return turns > 0
    end
  end
  fields.state = states[1]
  return start(fields)
end

function STYLES.phase(r, fields, start)
  local turns = dice(20)
  local function run(t)
    turn(r)
    action(r)
    fail "phase"
    turns = turns - 1
    if dice(4) == 1 then t.phase = dice(2) == 1 and MAIN or "out" end
    return turns > 0
  end
  fields.phases = { [INIT] = run, [MAIN] = run, out = run, [END] = function() turn(r) return false end }
  return start(fields)
end

function STYLES.picture(r, fields, start)
  fields.draw = function() fail "draw" end
  return start(fields)
end

local NAMES = { "routine", "state", "phase", "picture" }

local function refused(fields, start)     -- a spawn that must fail and leave its table as it was
  local wrong = { { x = "left" }, { priority = {} }, { hitbox = 3 }, { rate = -1 }, { sprite = {} } }
  for key, value in pairs(wrong[dice(#wrong)]) do fields[key] = value end
  local ok = pcall(start, function() check(false, "a refused task runs") end, fields)
  check(not ok and getmetatable(fields) == nil, "a spawn was not refused")
end

local function spawn_some(r, at_end)
  local parent = not at_end and r and dice(3) == 1 and r or nil
  local delay = dice(5) == 1 and dice(4)
  local function start(...)
    if parent then if delay then return parent.t:spawn_after(delay, ...) end return parent.t:spawn(...) end
    if delay then return spawn_after(delay, ...) end
    return spawn(...)
  end
  local child = { id = #all + 1, style = NAMES[dice(4)], born = time.tick + (delay or 0), finished = 0, hooked = 0, hooks = 0 }
  local fields = { priority = dice(5) / 10, group = GROUPS[dice(4)], persistent = dice(20) == 1 }
  if dice(12) == 1 then return refused(fields, start) end
  if dice(6) == 1 then fields.defer, child.born = true, child.born + (delay and 0 or 1) end
  fields.finish = function() finish(child) end
  fields.on_go = dice(3) == 1 and function(t, value) check(value == 7, "handler received", child) if dice(2) == 1 then wait(2) end
    fail "handler" end or nil
  sequence = sequence + 1
  child.sequence, child.parent, child.t = sequence, parent, fields
  all[#all + 1] = child
  STYLES[child.style](child, fields, start)
  child.dummy = not fields:alive() and child.finished == 0
  if fields:alive() and dice(3) == 1 then
    child.hooks = 1
    fields:on_finish(function() hook(child) end)
  end
end

function action(r, at_end)
  local what, other, group = dice(24), nobody_or_any(), GROUPS[dice(3)]
  if what <= 5 then spawn_some(r, at_end)
  elseif what == 6 then other.t:kill()
  elseif what == 7 then other.t:signal("go", 7)
  elseif what == 8 then task.signal(group, "go", 7)
  elseif what == 9 and dice(4) == 1 then task.kill_all(group)
  elseif what == 10 then
    local priority = dice(5) / 10
    if other.t:alive() and other.t.priority ~= priority then
      sequence = sequence + 1
      other.t.priority, other.sequence, other.moved = priority, sequence, time.tick
    end
  elseif what == 11 then other.t.group = GROUPS[dice(4)]
  elseif what == 12 and not CALM then other.t.rate = dice(3) / 2
  elseif what == 13 and not CALM then other.t:pause()
  elseif what == 14 or what == 15 then other.t:resume()
  elseif what == 16 and not CALM then task.pause(group)
  elseif what == 17 then task.resume(group)
  elseif what == 18 and not CALM then task.rate(group, dice(3) / 2)
  elseif what == 19 then pcall(coroutine.wrap(function() wait(1) end))
  elseif what == 20 then coroutine.wrap(function() coroutine.yield() end)()
  end
end

local function look()                     -- compares with the model after all tasks have run
  local counts = { reds = 0, greens = 0, blues = 0 }
  for _, r in ipairs(all) do
    local alive = r.t:alive()
    if alive then
      check(r.finished == 0 and r.hooked == 0, "finished but lives", r)
      check(not r.parent or r.parent.t:alive(), "outlives its parent", r)
      if counts[r.t.group] then counts[r.t.group] = counts[r.t.group] + 1 end
    else
      check(r.dummy or r.finished == 1, "died without finish", r)
      check(r.dummy or r.hooked == r.hooks, "hooks were not called", r)
    end
  end
  for group, count in pairs(counts) do
    check(task.count(group) == count, ("%s are %d, not %d"):format(group, task.count(group), count))
  end
end

local function calm_down()
  for i = 1, 3 do
    task.resume(GROUPS[i])
    task.rate(GROUPS[i], 1)
  end
  for _, r in ipairs(all) do
    r.t:resume()
    r.t.rate = 1
  end
end

return function(self)
  self.priority, self.persistent = 0.9, true
  all[1] = { id = 1, style = "first", t = spawn(function() end), finished = 1, hooked = 0, hooks = 0, dummy = true }
  while true do
    for _ = 1, 3 do spawn_some() end
    if time.tick % 20 == 0 then calm_down() end
    if task.taken == task.capacity then task.kill_all(GROUPS[dice(3)]) end
    wait(1)
    look()
  end
end
