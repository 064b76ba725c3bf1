-- Title, menu, game and ranking are tasks. Each ends all others, spawns the next, and ends itself.

-- Returns the files of all live tasks, sorted.
local function parts()
  local found, list = {}, {}
  for part in task.dump():gmatch "tasks/([%w_]+)%.lua" do
    if not found[part] then list[#list + 1] = part end
    found[part] = true
  end
  table.sort(list)
  return table.concat(list, " ")
end

local function tap(action)
  test.tap(action)
  test.run_ticks(2)
end

before_each(function()
  test.scene "main"
  test.run_ticks(29)
end)

it("the title stays until a key is pressed", function()
  test.run_ticks(270)
  expect(parts()):equals "garden title"
end)

it("each part ends all others but the persistent one and spawns the next", function()
  local other, kept = spawn(wait_forever), spawn(wait_forever, { persistent = true })
  tap "fire"
  expect { other:alive(), kept:alive() }:equals { false, true }
  expect(parts()):equals "fade garden menu"
  test.run_ticks(30)
  expect(parts()):equals "garden menu"
  tap "down"
  tap "fire"
  test.run_ticks(30)
  expect(parts()):equals "garden ranking"
  tap "fire"
  test.run_ticks(30)
  expect(parts()):equals "garden title"
end)

it("three misses end the game with all its tasks", function()
  tap "fire"
  test.run_ticks(5)
  tap "fire"
  test.run_ticks(60)
  expect(parts()):contains "fruit game garden"
  test.press "left"
  test.run_ticks(400)
  expect(parts()):equals "garden ranking"
  test.run_ticks(480)
  expect(parts()):equals "garden title"
end)
