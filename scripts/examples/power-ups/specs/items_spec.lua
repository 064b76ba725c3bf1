-- The effects of items and of a hit.
local items = require "items"
local ship = require "ship"

local self

before_each(function() self = spawn(ship, { x = 160, y = 100 }) end)

local function take(number)
  items.drop(number, 160)
  test.run_ticks(120)
end

it("wide adds a shot up to five", function()
  for _ = 1, 6 do take(1) end
  expect(self.volley):equals(5)
end)

it("fast lets the ship fly further in a tick", function()
  take(2)
  expect(self.speed):equals(2)
end)

it("a shield absorbs one hit and the next removes all abilities", function()
  take(1)
  take(3)
  expect(self.shielded):is_true()
  self:signal("hit", 1)
  expect(self.volley):equals(2)
  self:signal("hit", 1)
  expect(self.volley):equals(1)
end)

it("an item that is not taken falls off the screen", function()
  local item = items.drop(1, 20)
  test.run_ticks(210)
  expect(item:alive()):is_false()
  expect(self.volley):equals(1)
end)
