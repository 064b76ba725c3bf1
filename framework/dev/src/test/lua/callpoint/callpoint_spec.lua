-- Call points in scripts; their profiling is tested in Java.

describe("callpoint", function()
  it("calls with what follows, and returns what is returned", function()
    local sum, product = callpoint("sum", function(a, b) return a + b, a * b end, 3, 4)
    expect(sum):equals(7)
    expect(product):equals(12)
  end)

  it("may lie in another", function()
    local inner = callpoint("outer", function()
      return critical_point("inner", function() return "here" end)
    end)
    expect(inner):equals("here")
  end)

  it("may wait", function()
    expect(test.play(6, function()
      callpoint("slow", function()
        wait(3)
        print(time.tick)
      end)
      print "done"
    end)):equals { "4", "done" }
  end)

  it("lets an error pass, with its place", function()
    expect(test.error(function()
      callpoint("bad", function() error("no luck") end)
    end)):begins_with(test.line(-1) .. ": no luck")
  end)

  it("can be called in a pcall", function()
    local ok = pcall(callpoint, "bad", function() error("no luck") end)
    expect(ok):equals(false)
    expect(callpoint("good", function() return 5 end)):equals(5)
  end)

  it("requires a name", function()
    expect(test.error(function() callpoint("", function() end) end))
      :begins_with(test.line(-1) .. ": callpoint: name must not be empty")
  end)

  it("requires a function", function()
    expect(test.error(function() critical_point("load") end))
      :begins_with(test.line(-1) .. ": bad argument #2 to 'critical_point'")
  end)
end)
