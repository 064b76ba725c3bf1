-- Keys that are held while a screen opens: it ignores each until it was released.

local function name(look)
  local ask_name = require "kodama.menu.name"
  local result = {}
  spawn(function(self) result.value = ask_name(self, look) end)
  test.run_ticks(1)
  return result
end

-- What a keyboard sends while a key is held.
local function hold(key, letter, times)
  for _ = 1, times do
    test.press(key)
    if letter then test.type(letter) end
    test.run_ticks(1)
  end
end

it("a fire key that is held does not type the player's name", function()
  hold("Z", "z", 3)
  local result = name()
  hold("Z", "z", 30)
  expect(result.value):equals(nil)
  test.release "Z"
  test.type "<Up>"
  test.type "<Right>"
  test.type "<Enter>"
  test.run_ticks(3)
  expect(result.value):equals "B"
end)

it("an arrow key that is held does not change the letter", function()
  hold("Up", nil, 3)
  local result = name()
  hold("Up", nil, 30)
  test.release "Up"
  test.type "<Right>"
  test.type "<Enter>"
  test.run_ticks(3)
  expect(result.value):equals "A"
end)

it("a button and a stick that are held do not change a name", function()
  test.press "pad:A"
  test.stick(0, 1)
  test.run_ticks(3)
  local result = name()
  test.run_ticks(30)
  test.release "pad:A"
  test.stick(0, 0)
  test.run_ticks(2)
  test.press "pad:A"
  test.run_ticks(2)
  test.press "pad:Start"
  test.run_ticks(2)
  expect(result.value):equals "A"
end)

it("a fire key takes the offered letter once, and types its own after a typed letter", function()
  local result = name { length = 8 }
  test.type "<Up>"
  hold("Z", "z", 5)
  test.release "Z"
  test.tap "Space"
  test.type " "
  test.run_ticks(1)
  test.tap "O"
  test.type "o"
  test.tap "Z"
  test.type "z"
  test.tap "Space"
  test.type " "
  test.type "<Down>"
  test.tap "Z"
  test.type "z"
  test.type "<Enter>"
  test.run_ticks(3)
  expect(result.value):equals "BBoz A"
end)

it("a key pressed during the entry repeats", function()
  local result = name { length = 3 }
  hold("Up", nil, 3)
  test.release "Up"
  test.type "<Right>"
  test.type "<Enter>"
  test.run_ticks(3)
  expect(result.value):equals "D"
end)

it("a field ignores the letters of a key that is held", function()
  local field = require "kodama.field"
  local answer
  hold("Z", "z", 3)
  spawn(function() answer = field.text { x = 0, y = 0 } end)
  test.run_ticks(1)
  hold("Z", "z", 9)
  test.release "Z"
  hold("Z", "z", 2)
  test.type "<Enter>"
  test.run_ticks(3)
  expect(answer):equals "zz"
end)

it("a key that is held across a change of scene is down and does not repeat", function()
  test.press "down"
  test.run_ticks(2)
  scene.change "empty"
  test.run_ticks(1)
  local repeats = 0
  for _ = 1, 60 do
    if input.repeated "down" then repeats = repeats + 1 end
    test.run_ticks(1)
  end
  expect(repeats):equals(0)
  expect(input.down "down"):is_true()
  test.release "down"
  test.run_ticks(1)
  test.press "down"
  test.run_ticks(1)
  expect(input.repeated "down"):is_true()
end)

local function pausing()
  local seen = {}
  local pause = require "kodama.menu.pause"
  test.play(2, function(self)
    pause(self)
    while true do
      local words = {}
      for _, what in ipairs { "pressed", "down", "released" } do
        if input[what] "fire" then words[#words + 1] = what end
      end
      if #words > 0 then seen[#seen + 1] = table.concat(words, " ") end
      wait(1)
    end
  end)
  return seen
end

it("an action released during a pause is released when the game resumes", function()
  local seen = pausing()
  test.press "fire"
  test.run_ticks(1)
  test.tap "back"
  test.run_ticks(3)
  test.release "fire"
  test.run_ticks(9)
  expect(task.paused()):is_true()
  expect(#seen):equals(2)
  test.tap "back"
  test.run_ticks(5)
  expect(table.concat(seen, ", ")):equals "pressed down, down, released"
end)

it("the key that ends a pause does nothing in the game until it was released", function()
  local seen = pausing()
  test.tap "back"
  test.run_ticks(3)
  test.press "fire"
  test.run_ticks(20)
  expect(task.paused()):is_false()
  expect(#seen):equals(0)
  test.release "fire"
  test.run_ticks(2)
  test.tap "fire"
  test.run_ticks(3)
  expect(table.concat(seen, ", ")):equals "pressed down, released"
end)

it("an action held through a pause continues without a new press", function()
  local seen = pausing()
  test.press "fire"
  test.run_ticks(1)
  test.tap "back"
  test.run_ticks(9)
  test.tap "back"
  test.run_ticks(6)
  expect(#seen > 3):is_true()
  for i = 2, #seen do expect(seen[i]):equals "down" end
end)

it("a screen of the game's own ignores what is held until it was released", function()
  local repeats = 0
  test.press "down"
  test.press "fire"
  test.run_ticks(2)
  test.play(60, function()
    input.ignore_held()
    while true do
      wait(1)
      if input.repeated "down" or input.down "fire" then repeats = repeats + 1 end
    end
  end)
  expect(repeats):equals(0)
  test.release "down"
  test.run_ticks(1)
  test.press "down"
  test.run_ticks(1)
  expect(repeats):equals(1)
end)

it("a press that opens a text does not complete it", function()
  local text = require "kodama.text"
  local line
  test.play(2, function()
    wait_until(function() return input.pressed "fire" end)
    line = text.type { text = "a long line", x = 0, y = 0 }
    wait_forever()
  end)
  test.press "fire"
  test.run_ticks(2)
  expect(line.shown < 3):is_true()
  test.release "fire"
  test.run_ticks(1)
  test.tap "fire"
  test.run_ticks(2)
  expect(line.shown):equals(11)
end)

it("a bomb does not skip the dialogue that begins in its tick", function()
  local dialogue = require "kodama.shooter.dialogue"
  local over = false
  test.play(2, function(self)
    wait_until(function() return input.pressed "bomb" end)
    dialogue(self, { { "Fox", "You are late." } })
    over = true
  end)
  test.press "bomb"
  test.run_ticks(5)
  expect(over):is_false()
  test.release "bomb"
  test.run_ticks(1)
  test.tap "bomb"
  test.run_ticks(2)
  expect(over):is_true()
end)
