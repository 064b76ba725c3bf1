-- Objects of maps.

it("objects are tables in the order of the list", function()
  local m = map.load "maps/cave"
  local all = m:objects "things"
  expect(#all):equals(6)
  expect(#m:objects()):equals(6)
  expect { all[1].id, all[1].name, all[1].class, all[1].shape, all[1].x, all[1].y, all[1].layer }
    :equals { 1, "start", "start", "point", 8, 8, "things" }
  expect(all[2].properties):equals { hp = 3, angry = true }
  expect { all[3].shape, all[3].middle_x, all[3].middle_y }:equals { "ellipse", 26, 7 }
  expect(all[5].points):equals { 4, 4, 12, 4, 12, 1.5 }
  expect(all[6].text):equals "Beware!"
end)

it("an object turns around its position", function()
  local bat = map.load("maps/cave"):object "bat"
  expect { bat.rotation, bat.width, bat.height }:equals { 90, 8, 8 }
  expect(bat.middle_x):is_near(12, 1e-9)
  expect(bat.middle_y):is_near(8, 1e-9)
end)

it("a tile object is above its position, and has the properties of its tile", function()
  local coin = map.load("maps/cave"):object "coin"
  expect { coin.shape, coin.tile, coin.x, coin.y, coin.middle_x, coin.middle_y }:equals { "tile", 2, 0, 16, 4, 12 }
  expect(coin.properties):equals { slow = 0.5 }
end)

it("objects are found by name", function()
  expect(map.load("maps/cave"):object "nobody"):equals(nil)
end)

it("objects become tasks by their class", function()
  local m = map.load "maps/cave"
  local log = {}
  local function bat(self) log[#log + 1] = ("bat %g %g %g"):format(self.x, self.y, self.hp or 0) wait_forever() end
  local function coin(self) log[#log + 1] = "coin " .. self.name .. " " .. self.slow wait_forever() end
  local tasks = m:spawn_objects("things", { bat = bat, coin = coin, start = false })
  expect(log):equals { "bat 12 8 3", "bat 26 7 0", "coin coin 0.5" }
  expect(#tasks):equals(3)
  expect(find "bat".angry):equals(true)
end)

it("all tasks of objects can get the same fields, unless the object has a property of that name", function()
  local m = map.load "maps/cave"
  local log = {}
  local function bat(self) log[#log + 1] = ("%s %g"):format(self.level == m, self.hp) wait_forever() end
  m:spawn_objects("things", { bat = bat, coin = false, start = false }, { level = m, hp = 9 })
  expect(log):equals { "true 3", "true 9" }
end)

it("a class without a function is a module", function()
  local m = map.load "maps/classes"
  m:spawn_objects "things"
  expect(find "one".is_bat):equals(true)
end)

it("errors name the object", function()
  local m = map.load "maps/cave"
  expect(test.error(function() m:spawn_objects "things" end)):contains
    "m:spawn_objects: maps/cave.tmx: object 1 of class 'start': there is no file start.lua, and 'classes' has no 'start';"
  expect(test.error(function() m:spawn_objects("things", { start = 1 }) end)):contains("m:spawn_objects:"
    .. " maps/cave.tmx: object 1 of class 'start': the value of 'start' in classes must be a function but was 1")
  expect(test.error(function() m:spawn_objects "ground" end)):contains
    "m:spawn_objects: layer 'ground' of maps/cave.tmx is not an object layer"
  expect(test.error(function() m:objects "thing" end)):contains "(did you mean 'things'?)"
  expect(test.error(function() map.load("maps/classes"):spawn_objects "numbers" end)):contains
    "object 3 of class 'lib.number': module 'lib.number' must be a function but was 7"
  spawn { draw = function() m:spawn_objects("things", {}) end }
  test.run_ticks(1)
  expect(test.errors()[1]):contains "m:spawn_objects: a draw function cannot spawn tasks"
end)
