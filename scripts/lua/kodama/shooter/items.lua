-- Items that enemies drop and ships collect: they pop up, fall, and fly to a ship that is close or above the line.
--
--   local items = require "kodama.shooter.items"
--
--   items.drop("power", x, y)
--   items.scatter({ point = 5, power = 1 }, x, y)
--   items.kinds.leaf = { color = 0x60e060, letter = "L", take = function() run.power = run.power + 1 end }
--
-- The field `drops` of an enemy lists its items. Fields of a kind: color and letter, or sprite (and frame, or a list of
-- frames that take turns); worth (points for a ship above the line, less below it); take (a function of x and y); comes
-- (whether it flies to the ship at once).
local looks = require "kodama.shooter.looks"
local run = require "kodama.shooter.run"

-- line is a fraction of the screen's height; near and reach are distances from the ship, in pixels
local items = { line = 0.28, near = 28, reach = 12 }
local FALL, COME, LEAST = 1.6, 7, 0.1                -- pixels per tick; fraction of the worth at the bottom

local function add_one(name, most)
  return function() run[name] = math.min(most, (run[name] or 0) + 1) end
end

items.kinds = {
  point = { color = 0x4080e0, letter = "P", worth = 1000 },
  power = { color = 0xe04040, letter = "+", worth = 100, take = add_one("power", 4) },
  star = { color = 0x60c060, letter = "", worth = 50, comes = true },
  bomb = { color = 0x40b040, letter = "B", take = add_one("bombs", 8) },
  life = { color = 0xe060c0, letter = "1", take = add_one("lives", 8) },
}

local function worth_at(kind, y)
  local line = items.line * draw.height
  local depth = math.max(0, (y - line) / (draw.height - line))
  return math.floor((kind.worth or 0) * math.max(LEAST, 1 - depth) / 10) * 10
end

local function take(item, ship)
  if item.kind.take then item.kind.take(item.x, item.y) end
  run.tell("item", item.name, worth_at(item.kind, ship.y), item.x, item.y)
end

-- moves an item; returns whether it still exists
local function move_on(item, ship)
  local dx, dy = ship and ship.x - item.x or 0, ship and ship.y - item.y or 0
  local far = math.sqrt(dx * dx + dy * dy)
  if ship and ship.hitbox and (far < items.near or ship.y < items.line * draw.height or item.kind.comes) then
    item.comes = true
  end
  if ship and far < math.max(items.reach, item.comes and COME or 0) then take(item, ship) return false end
  if item.comes and ship then
    item.x, item.y = item.x + dx / far * COME, item.y + dy / far * COME
  else
    item.speed = math.min(FALL, item.speed + 0.05)
    item.x, item.y = item.x + item.drift * math.max(0, -item.speed), item.y + item.speed
  end
  if item.y < draw.height + 10 then return true end
  run.tell("lost", item.name)
  return false
end

local function paint(self)
  for _, item in ipairs(self.list) do
    local kind, frame = item.kind, item.kind.frame
    if type(frame) == "table" then frame = frame[1 + math.floor(time.tick / 10) % #frame] end
    if kind.sprite then draw.sprite(kind.sprite, item.x, item.y, { frame = frame }) else looks.item(item) end
  end
end

-- one task for all items of a scene, which can be thousands
local function move_items(self)
  while true do
    local ship, left = find "ship", {}
    for _, item in ipairs(self.list) do
      if move_on(item, ship) then left[#left + 1] = item end
    end
    self.list = left
    wait(1)
  end
end

local function is_place(number)
  return type(number) == "number" and math.abs(number) < math.huge
end

function items.drop(name, x, y, drift)
  local kind = items.kinds[name] or error(("kodama.shooter.items: there is no kind '%s'"):format(tostring(name)), 2)
  if not (is_place(x) and is_place(y)) then
    error(("kodama.shooter.items: the place of '%s' must be two numbers but was %s, %s"):format(name, x, y), 2)
  end
  local mover = find "kodama.items"
    or spawn(move_items, { name = "kodama.items", list = {}, draw = paint, priority = 0.45 })
  table.insert(mover.list, { name = name, kind = kind, x = x, y = y, speed = -2, drift = drift or 0, comes = false })
end

---@param drops table<string, integer>
function items.scatter(drops, x, y)
  for name, n in pairs(drops) do
    for _ = 1, n do
      items.drop(name, x + math.random(-12, 12), y + math.random(-12, 12), math.random() - 0.5)
    end
  end
end

run.on("canceled", function(x, y) items.drop("star", x, y) end)
run.on("killed", function(enemy) items.scatter(enemy.drops or {}, enemy.x, enemy.y) end)

return items
