describe("the length of a list with gaps", function()
  local function list(...) return { ... } end
  local function values(...) return ... end

  it("is the last index of its constructor", function()
    expect(#{ nil, 2, nil, 4 }):equals(4)
    expect(#{ nil, nil, 3 }):equals(3)
    expect(#{ x = 1, nil, 2 }):equals(2)
    expect(#{ values(nil, 2, nil, 4) }):equals(4)
    expect(#list(nil, 2, nil, 4)):equals(4)
    expect(#table.pack(nil, 2, nil, 4)):equals(4)
    expect(select("#", table.unpack({ nil, 2, nil, 4 }))):equals(4)
  end)

  it("is that also after keys that the constructor sets first", function()
    expect(#{ [100] = 1, nil, 2, nil, 4 }):equals(4)
    expect(#{ [0] = 1, nil, "x" }):equals(2)
    local t = { [2] = "before", nil, nil, 3, [5] = "x" }
    expect(#t):equals(3)
    expect(t[2]):equals(nil)
    expect(#{ [4] = 4, 1, 2, 3 }):equals(4)
  end)

  it("is that also of a constructor whose fiftieth item is nil", function()
    local items = {}
    for i = 1, 60 do items[i] = (i < 45 or i > 55) and "i" or "nil" end
    local make = load("local i = 7 return {" .. table.concat(items, ",") .. "}")
    expect(#make()):equals(60)
    expect(make()[50]):equals(nil)
    local strings = load("local i = 'x' return {" .. table.concat(items, ",") .. "}")
    expect(#strings()):equals(60)
    expect(strings()[56]):equals("x")
  end)

  it("grows and shrinks at its end", function()
    local t = { nil, 2, nil, 4 }
    table.insert(t, 5)
    expect(t[5]):equals(5)
    expect(table.remove(t)):equals(5)
    expect(#t):equals(4)
  end)
end)
