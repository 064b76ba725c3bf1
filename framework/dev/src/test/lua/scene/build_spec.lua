-- Scenes that take their time until they begin.

local function nothing() end

it("a scene is built before it runs, and may wait meanwhile", function()
  expect(test.play(6, function()
    local fields = {}
    fields.building = function() print(time.tick, scene.state) wait(2) end
    fields.play = function() print(time.tick, scene.state, fields.built) end
    scene.change("built", fields)
    print(time.tick, scene.state)
  end)):equals { "1\tleaving", "2\tbuilding", "4\tactive\tby tick 4" }
end)

it("one that does not wait begins in the same tick", function()
  expect(test.play(3, function()
    scene.change("built", { building = nothing, play = function() print(time.tick) end })
  end)):equals { "2" }
end)

it("the loading mark is shown when it takes long, and disappears at the end", function()
  local function is_marked()
    local rows = test.picture(draw.width / 2 - 8, draw.height / 2 - 8, 16, 16)
    return table.concat(rows):find("[^ .]") ~= nil
  end
  test.play(1, function()
    scene.change("built", { building = function() wait(30) end, play = function() wait_forever() end })
  end)
  test.run_ticks(11)
  expect(is_marked()):equals(false)
  test.run_ticks(10)
  expect(is_marked()):equals(true)
  test.run_ticks(20)
  expect(is_marked()):equals(false)
end)

it("an error while building ends the scene, and it does not run", function()
  expect(test.error(function()
    scene.change("built", { building = function() error "no map" end, play = function() print "runs" end })
    wait(3)
  end)):contains "no map"
end)

it("a table without run is an error", function()
  expect(test.error(function()
    scene.change "without_run"
    wait(2)
  end)):contains("scenes/without_run.lua must return a function, or a table with the function 'run' and perhaps"
    .. " 'build', but 'run' was missing")
end)
