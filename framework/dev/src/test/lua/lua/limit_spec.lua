-- Where Lua's own libraries would eat up memory or time, they end with an error.

it("a string that would fill the heap is an error", function()
  expect(function() return ("x"):rep(1e9) end):fails_with(test.line() .. ": resulting string too large")
  expect(function() return (""):rep(1e9, "x") end):fails_with(test.line() .. ": resulting string too large")
  expect(#("x"):rep(1e6)):equals(1e6)
  expect(#(""):rep(1e9)):equals(0)
end)

it("a substitution that would fill the heap is an error", function()
  local many = ("x"):rep(1e6)
  expect(function() return (many:gsub("x", ("y"):rep(1e4))) end):fails_with "string too large"
end)

it("a join that would fill the heap is an error", function()
  local long, list = ("x"):rep(1e6), {}
  for i = 1, 1000 do list[i] = long end
  expect(function() return table.concat(list) end):fails_with "string too large"
end)

describe("a pattern that backtracks forever is an error:", function()
  local function too_complex(name, call)
    it(name, function() expect(call):fails_with "pattern too complex (too many steps)" end)
  end

  too_complex("greedy", function() return ("a"):rep(60):find(("a*"):rep(20) .. "b") end)
  too_complex("lazy", function() return ("a"):rep(3e4):find ".-.-.-b" end)
  too_complex("many starts", function() return (("a"):rep(3e4):gsub("a-b", "")) end)
end)
