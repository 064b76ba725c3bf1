-- A Java module is used like those of the framework and checks its arguments in the same way.

it("a place has one height, and nearby places have similar heights", function()
  for x = -20, 20, 0.5 do
    expect(noise.at(x)):equals(noise.at(x))
    expect(noise.at(x + 0.001)):is_near(noise.at(x), 0.01)
    expect(noise.at(x)):is_at_least(0)
    expect(noise.at(x)):is_below(1)
  end
end)

it("fewer octaves are smoother: one alone has its heights at whole numbers", function()
  expect(noise.at(3.5, 1)):is_near((noise.at(3, 1) + noise.at(4, 1)) / 2, 1e-9)
end)

it("another seed gives other hills", function()
  local before = noise.at(7.25)
  noise.reseed(2)
  expect(noise.seed):equals(2)
  expect(noise.at(7.25)):is_not(before)
end)

local WRONG = {
  ["bad argument #1 to 'at' (x: number expected, got string)"] = function() noise.at "far" end,
  ["bad argument #2 to 'at' (octaves: integer expected, got 1.5)"] = function() noise.at(1, 1.5) end,
  ["noise.at: octaves must be from 1 to 8 but was 9"] = function() noise.at(1, 9) end,
  ["'noise' has no field 'sed' (did you mean 'seed'?)"] = function() return noise.sed end,
  ["'noise.seed' cannot be assigned: 'noise' belongs to a Java part of the game"] = function() noise.seed = 3 end,
}

for message, mistake in pairs(WRONG) do
  it("reports: " .. message, function()
    local _, told = pcall(mistake)
    expect(told):ends_with(message)
  end)
end
