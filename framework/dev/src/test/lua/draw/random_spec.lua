-- Random numbers of draw functions.

local function printed_by(paint)
  return test.play(5, function(self)
    math.randomseed(1)
    self.draw = paint
    wait(2)
    print(math.random(1000), math.random(1000))
    wait(99)
  end)
end

it("math.random in a draw function does not change the random numbers of the game", function()
  local drawn = {}
  local function paint() drawn[#drawn + 1] = math.random(1000) end
  expect(printed_by(paint)):equals(printed_by(nil))
  expect(#drawn > 2 and drawn[1] ~= drawn[2]):equals(true)
end)

it("math.randomseed in a draw function does not change the random numbers of the game", function()
  local drawn = {}
  local function paint()
    math.randomseed(9)
    drawn[#drawn + 1] = math.random(1000)
  end
  expect(printed_by(paint)):equals(printed_by(nil))
  expect(#drawn > 2 and drawn[1] == drawn[2]):equals(true)
end)
