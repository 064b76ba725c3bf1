-- The ready-made menus of a game: the modules kodama.menu.*.

local function tap(...)
  for _, action in ipairs { ... } do
    test.tap(action)
    test.run_ticks(2)
  end
end

-- Runs a module as a task; the returned table receives its result.
local function run(part)
  local result = {}
  spawn(function(self) result.value, result.done = part(self), true end)
  test.run_ticks(2)
  return result
end

it("a list returns the chosen row, and wraps around", function()
  local choose = require "kodama.menu.list"
  local rows = { "one", "two", "three" }
  local result = run(function(self) return choose(self, rows) end)
  tap("down", "up", "up")
  expect(result.done):equals(nil)
  tap "fire"
  expect(result.value):equals "three"
end)

it("a list that can be canceled returns its value for that", function()
  local choose = require "kodama.menu.list"
  local result = run(function(self) return choose(self, { "one" }, { back = "none" }) end)
  tap "back"
  expect(result.value):equals "none"
end)

it("the title draws the name and returns the row", function()
  local title = require "kodama.menu.title"
  local result = run(function(self) return title(self, { rows = { "start", "ranking" }, title = "##" }) end)
  local name = table.concat(test.picture(0, 0, 32, 12))
  expect(name:match "[^.]" ~= nil):equals(true)
  tap("down", "start")
  expect(result.value):equals "ranking"
  test.run_ticks(1)
  expect(table.concat(test.picture(0, 0, 32, 16)):match "[^.]"):equals(nil)
end)

it("y moves the title's rows, and name_y its name", function()
  local title = require "kodama.menu.title"
  local function shows(look)
    look.title, look.rows = "##", { "start" }
    local task = spawn(function(self) title(self, look) end)
    test.run_ticks(2)
    local picture = table.concat(test.picture(0, 0, draw.width, draw.height))
    task:kill()
    return picture:match "[^.]" ~= nil
  end
  expect(shows { y = 9000, name_y = 9000 }):equals(false)
  expect(shows { y = 9000 }):equals(true)
  expect(shows { name_y = 9000 }):equals(true)
end)

it("the title's quit row ends the program", function()
  run(require "kodama.menu.title")
  tap("up", "fire")
  test.run_ticks(2)
  expect(test.request()):equals "quit"
end)

it("a pause stops everything until it ends", function()
  local pause = require "kodama.menu.pause"
  local ticks, left = 0, 0
  local game_task = run(function(self)
    pause(self, { leave = function() left = left + 1 end })
    while true do
      ticks = ticks + 1
      wait(1)
    end
  end)
  expect(game_task.done):equals(nil)
  tap "back"
  local held = ticks
  test.run_ticks(30)
  expect(ticks):equals(held)
  expect(task.paused()):equals(true)
  tap "back"
  test.run_ticks(5)
  expect(task.paused()):equals(false)
  expect(ticks > held):equals(true)
  tap("back", "up", "fire")
  test.run_ticks(5)
  expect(left):equals(1)
  expect(task.paused()):equals(false)
end)

it("continue counts down, and fire skips a number", function()
  local continue = require "kodama.menu.continue"
  local result = run(function(self) return continue(self, { seconds = 2 }) end)
  test.run_ticks(170)
  expect(result.done):equals(nil)
  test.run_ticks(15)
  expect(result.value):equals(false)
  local skipped = run(function(self) return continue(self, { seconds = 2 }) end)
  tap("fire", "fire", "fire")
  expect(skipped.value):equals(false)
end)

it("continue ends with start, and the game is paused until then", function()
  local continue = require "kodama.menu.continue"
  local result = run(function(self) return continue(self) end)
  expect(task.paused()):equals(true)
  tap "start"
  expect(result.value):equals(true)
  expect(task.paused()):equals(false)
end)

-- Keys are no actions while a name is entered; buttons of a pad are.
local function tap_pad(...)
  for _, button in ipairs { ... } do
    test.press(button)
    test.run_ticks(1)
    test.release(button)
    test.run_ticks(1)
  end
end

local function typed(...)
  for _, text in ipairs { ... } do
    test.type(text)
    test.run_ticks(2)
  end
end

it("a name is entered letter by letter with a gamepad", function()
  local ask_name = require "kodama.menu.name"
  local result = run(function(self) return ask_name(self, { letters = "ABÖ" }) end)
  tap_pad("pad:Up", "pad:A", "pad:Left", "pad:A", "pad:Up", "pad:A", "pad:Up", "pad:A")
  expect(result.done):equals(nil)
  tap_pad "pad:A"
  expect(result.value):equals "BÖA"
end)

it("a name is entered with the arrow keys, or typed", function()
  local ask_name = require "kodama.menu.name"
  local result = run(function(self) return ask_name(self, { length = 8 }) end)
  typed("<Up>", "<Right>", "zoë", "<Backspace>", "日", "<Enter>")
  expect(result.value):equals "Bzo日"
  local other = run(function(self) return ask_name(self) end)
  typed("toolong", "<Enter>")
  expect(other.value):equals "too"
end)

it("start completes a shorter name, but not an empty one", function()
  local ask_name = require "kodama.menu.name"
  local result = run(function(self) return ask_name(self) end)
  tap_pad "pad:Start"
  expect(result.done):equals(nil)
  tap_pad("pad:A", "pad:Start")
  expect(result.value):equals "A"
end)

it("a name begins with another, which back keeps", function()
  local ask_name = require "kodama.menu.name"
  local result = run(function(self) return ask_name(self, { name = "olderone", length = 5, back = true }) end)
  typed("<Backspace>", "x", "<Enter>")
  expect(result.value):equals "oldex"
  local left = run(function(self) return ask_name(self, { name = "old", back = true }) end)
  typed("x", "<Escape>")
  expect(left.done):equals(true)
  expect(left.value):equals(nil)
end)

it("back does not leave a name that the game requires", function()
  local ask_name = require "kodama.menu.name"
  local result = run(function(self) return ask_name(self) end)
  typed("a", "<Escape>")
  expect(result.done):equals(nil)
  typed "<Enter>"
  expect(result.value):equals "a"
end)

it("keys trigger actions again after a name", function()
  local ask_name = require "kodama.menu.name"
  run(function(self) return ask_name(self) end)
  typed("a", "<Enter>")
  test.press "fire"
  test.run_ticks(1)
  expect(input.down "fire"):equals(true)
end)

it("the ranking keeps the best scores, older before equal newer ones", function()
  local ranking = require "kodama.menu.ranking"
  expect(ranking.best(50)):equals(50)
  expect(ranking.place(0)):equals(nil)
  expect(ranking.place(1)):equals(1)
  for i = 1, 12 do ranking.enter(i * 10, "P" .. i) end
  expect(#ranking.list()):equals(10)
  expect(ranking.list()[1]):equals { name = "P12", score = 120 }
  expect(ranking.list()[10].score):equals(30)
  expect(ranking.place(30)):equals(nil)
  expect(ranking.enter(20, "LOW")):equals(nil)
  expect(ranking.place(120)):equals(2)
  expect(ranking.best()):equals(120)
  expect(ranking.best(200)):equals(200)
  expect(save.list()):equals { "ranking" }
end)

it("the ranking is shown until a key is pressed or its time ends", function()
  local ranking = require "kodama.menu.ranking"
  ranking.enter(100, "ZOE")
  local result = run(function(self) ranking.show(self, { ticks = 60 }) end)
  test.run_ticks(50)
  expect(result.done):equals(nil)
  test.run_ticks(15)
  expect(result.done):equals(true)
  local other = run(function(self) ranking.show(self) end)
  tap "fire"
  expect(other.done):equals(true)
end)

it("the ranking starts with the scores of the game", function()
  local ranking = require "kodama.menu.ranking"
  ranking.first = { { name = "ELK", score = 500 } }
  expect(ranking.best(20)):equals(500)
  ranking.enter(700, "FOX")
  expect(ranking.list()):equals { { name = "FOX", score = 700 }, { name = "ELK", score = 500 } }
end)

it("the ranking refuses invalid scores and names, and keeps none", function()
  local ranking = require "kodama.menu.ranking"
  local function refuses(message, ...)
    local score, name = ...
    expect(test.error(function() ranking.enter(score, name) end)):contains(message)
  end
  refuses("kodama.menu.ranking: score must be a number up to 1000000000000 but was 1e+18", 1e18, "ZOE")
  refuses("score must be a number up to 1000000000000 but was", 0 / 0, "ZOE")
  refuses("score must be a number up to 1000000000000 but was table", {}, "ZOE")
  refuses("kodama.menu.ranking: name must be a string but was 7", 5, 7)
  expect(save.list()):equals {}
end)

it("the ranking leaves out what a save of another kind has", function()
  local ranking = require "kodama.menu.ranking"
  save.write("ranking", {
    { name = "ELK", score = 500 }, { name = "X" }, 7, { name = {}, score = 1 }, { name = "{", score = 3 },
  })
  expect(ranking.list()):equals { { name = "ELK", score = 500 }, { name = "{", score = 3 } }
  save.write("ranking", "nothing")
  expect(ranking.list()):equals {}
  run(function(self) ranking.show(self) end)
end)

it("start accepts the shown letter of a name after it was selected", function()
  local ask_name = require "kodama.menu.name"
  local result = run(function(self) return ask_name(self) end)
  typed("<Up>", "<Enter>")
  expect(result.value):equals "B"
  local other = run(function(self) return ask_name(self) end)
  typed("me", "<Enter>")
  expect(other.value):equals "me"
end)

it("keys trigger actions again when the scene changes during a name", function()
  local ask_name = require "kodama.menu.name"
  local asking = spawn(function(self) ask_name(self) end)
  test.run_ticks(2)
  asking:kill()
  test.run_ticks(1)
  test.press "fire"
  test.run_ticks(1)
  expect(input.down "fire"):equals(true)
end)

it("the game resumes when a pause fails or ends", function()
  local pause = require "kodama.menu.pause"
  local menu = pause(spawn(function() wait_forever() end), {})
  test.run_ticks(2)
  tap "back"
  expect(task.paused()):equals(true)
  menu:kill()
  test.run_ticks(2)
  expect(task.paused()):equals(false)
  expect(test.error(function() pause(spawn(function() wait_forever() end), { leave = 5 }) end))
    :contains "kodama.menu.pause: 'leave' must be a function but was 5"
end)

it("continue reports a wrong number before it pauses the game", function()
  local continue = require "kodama.menu.continue"
  expect(test.error(function() continue(spawn(function() wait_forever() end), { seconds = "x" }) end))
    :contains "kodama.menu.continue: seconds must be from 0 to 99 but was x"
  expect(task.paused()):equals(false)
end)

it("a row has a name apart from its text, and the text is in the player's language", function()
  local choose, say = require "kodama.menu.list", require "kodama.menu.words"
  local result = run(function(self) return choose(self, { "one", { "shop", en = "Shop", ja = "店" } }, {}, "shop") end)
  tap "fire"
  expect(result.value):equals "shop"
  expect(say { en = "Shop", ja = "店" }):equals "Shop"
  expect(say "start"):equals "START"
  expect(say "one"):equals "one"
end)

it("a missing module is reported as elsewhere", function()
  expect(test.error(function() require "kodama.menu.tittle" end)):contains "module 'kodama.menu.tittle' not found"
end)

it("a list that is longer than the screen shows the chosen row", function()
  local choose = require "kodama.menu.list"
  local rows = {}
  for i = 1, 40 do rows[i] = tostring(i) end
  run(function(self) return choose(self, rows, { y = 4, step = 12, chosen = 0xff0000 }) end)
  tap("up", "up")
  local below = table.concat(test.picture(0, 4, draw.width, 10))
  expect(below:match "[^.]" ~= nil):equals(true)
end)

it("drawing the title and the ranking changes no field of a task", function()
  local title, ranking = require "kodama.menu.title", require "kodama.menu.ranking"
  local function fields_of(each)
    local names = {}
    for name in pairs(each) do names[#names + 1] = tostring(name) end
    table.sort(names)
    return table.concat(names, " ")
  end
  for _, show in ipairs { function(self) title(self, { title = "A" }) end, function(self) ranking.show(self) end } do
    spawn(show)
    test.run_ticks(1)
    local before = {}
    for each in task.each() do before[each] = fields_of(each) end
    test.picture(0, 0, 1, 1)
    for each in task.each() do expect(fields_of(each)):equals(before[each]) end
  end
end)

it("a name that is wider than the screen shows its end", function()
  local ask_name = require "kodama.menu.name"
  local wide = math.floor(draw.width / 8) + 4
  run(function(self) return ask_name(self, { name = ("W"):rep(wide - 2), length = wide, size = 1, y = -16 }) end)
  expect(table.concat(test.picture(0, 4, 8, 8)):match "[^.]" ~= nil):equals(true)
  tap "fire"
  expect(table.concat(test.picture(draw.width - 16, 4, 8, 8)):match "[^.]" ~= nil):equals(true)
end)
