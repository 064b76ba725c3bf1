-- Tables that lie in several places are compared once for each pair.

local function shared(leaf)
  local t = { leaf }
  for _ = 1, 60 do t = { t, t } end
  return t
end

it("tables that contain each other twice are compared fast", function()
  expect(shared(1)):equals(shared(1))
end)

it("the difference in one is found", function()
  expect(function() expect(shared(1)):equals(shared(2)) end):fails_with "[1][1][1][1]: expected 2 but was 1"
end)

it("a cycle is equal to another of the same shape", function()
  local a, b = {}, {}
  a[1], b[1] = { a, a }, { b, b }
  expect(a):equals(b)
end)
