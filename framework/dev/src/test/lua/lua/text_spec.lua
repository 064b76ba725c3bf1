describe("tostring", function()
  it("gives a string when __tostring gives a number", function()
    local n = setmetatable({}, { __tostring = function() return 12.5 end })
    expect(type(tostring(n))):equals("string")
    expect(tostring(n)):equals("12.5")
    expect(("%s"):format(n)):equals("12.5")
    for _ = 1, 1000 do expect(type(tostring(n))):equals("string") end
  end)
end)

describe("a chunk's name in messages", function()
  local function shown(name)
    local _, message = pcall(load("error('x')", name))
    return (message:gsub(":1: x$", ""))
  end

  it("keeps 44 characters of a string, and shortens longer ones to 45", function()
    expect(shown(("x"):rep(44))):equals('[string "' .. ("x"):rep(44) .. '"]')
    expect(shown(("x"):rep(45))):equals('[string "' .. ("x"):rep(45) .. '..."]')
    expect(shown(("x"):rep(46))):equals('[string "' .. ("x"):rep(45) .. '..."]')
    expect(shown("ab\ncd")):equals('[string "ab..."]')
    expect(shown(("x"):rep(50) .. "\ncd")):equals('[string "' .. ("x"):rep(45) .. '..."]')
  end)

  it("keeps 59 characters of a name, and of a file's the last 56", function()
    expect(shown("=" .. ("x"):rep(59))):equals(("x"):rep(59))
    expect(shown("=" .. ("x"):rep(60))):equals(("x"):rep(59))
    expect(shown("@" .. ("x"):rep(59))):equals(("x"):rep(59))
    expect(shown("@" .. ("x"):rep(60))):equals("..." .. ("x"):rep(56))
  end)
end)

describe("collectgarbage", function()
  it("returns the same in each game, whatever was allocated", function()
    local before = (collectgarbage("count"))
    local made = {}
    for i = 1, 1000 do made[i] = {} end
    expect(#made):equals(1000)
    expect((collectgarbage("count"))):equals(before)
    expect(before):equals(1024)
  end)
end)
