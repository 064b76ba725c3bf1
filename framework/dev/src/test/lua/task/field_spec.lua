-- The fields of a task's table: their types, and that every kind of assignment is noticed.

describe("a field of the wrong type:", function()
  it("a field of the wrong type is an error in its line", function()
    expect(test.error(function(self) self.sprite = {} end))
      :begins_with(test.line(-1) .. ": a task's 'sprite' must be the name of an image, or a canvas, but was a table")
  end)

  it("a field of the wrong type given to spawn is an error in its line", function()
    expect(test.error(function() spawn(function() end, { x = "left" }) end))
      :begins_with(test.line(-1) .. ": a task's 'x' must be a number but was a string")
  end)

  it("an invalid hitbox is an error in its line", function()
    expect(test.error(function(self) self.hitbox = 8 end))
      :begins_with(test.line(-1) .. ": a task's 'hitbox' must be a hitbox, such as circle(r) or box(w, h), but was a number")
  end)

  it("a handler that is not a function is an error in its line", function()
    expect(test.error(function(self) self.on_hit = true end))
      :begins_with(test.line(-1) .. ": a task's 'on_hit' must be a function but was a boolean")
  end)

  it("an invalid boolean is an error in its line", function()
    for _, name in ipairs { "visible", "flip_x", "flip_y", "persistent", "defer", "smooth" } do
      expect(test.error(function(self) self[name] = "yes" end))
        :begins_with(test.line(-1) .. ": a task's '" .. name .. "' must be a boolean but was a string")
      expect(test.error(function() spawn(function() end, { [name] = 3 }) end))
        :begins_with(test.line(-1) .. ": a task's '" .. name .. "' must be a boolean but was a number")
    end
  end)

  it("a boolean can be reset to nil", function()
    local mob = spawn(function(self)
      self.persistent, self.visible = true, false
      self.persistent, self.visible = nil, nil
      wait(9)
    end)
    expect(mob.persistent):equals(false)
    expect(mob.visible):equals(nil)
  end)

  it("smooth is nil until it is set, and after it is reset", function()
    local mob = spawn(function(self)
      expect(self.smooth):equals(nil)
      self.smooth = true
      wait(1)
      self.smooth = false
      wait(1)
      self.smooth = nil
      wait(9)
    end)
    expect(mob.smooth):equals(true)
    test.run_ticks(1)
    expect(mob.smooth):equals(false)
    test.run_ticks(1)
    expect(mob.smooth):equals(nil)
  end)

  it("smooth applies to one task: neither a child nor pairs sees it", function()
    local child
    local mob = spawn(function(self)
      child = self:spawn(wait_forever)
      wait_forever()
    end, { smooth = true, x = 1 })
    expect(child.smooth):equals(nil)
    for name in pairs(mob) do expect(name):equals("x") end
    mob:kill()
    expect(mob.smooth):equals(true)
  end)

  it("the groups that a hitbox hits must be names", function()
    local line = test.line(2)
    expect(test.error(function()
      spawn { hits = "a", hitbox = circle(3), state = function(self) self.hits = {} end }
    end)):begins_with(line .. ": field 'hits' must name a group but was an empty table  [task '" .. line .. "' #2")
  end)

  it("a position that is not a number is an error when it is read", function()
    local line = test.line(2)
    expect(test.error(function()
      spawn { x = 8, y = 8, hitbox = circle(4), group = "a", state = function(self) self.x = 0 / 0 end }
      spawn { hitbox = circle(4), group = "b", hits = "a", state = function() end }
    end)):begins_with(line .. ": field 'x' must be a number but was nan, as 0/0 is")
  end)

  it("a position that is nan at the spawn is an error in its line", function()
    expect(test.error(function(self) self.x = 0 / 0 end))
      :begins_with(test.line(-1) .. ": a task's 'x' must be a number but was nan, as 0/0 is")
  end)

  it("a priority that is not a number is an error in its line", function()
    expect(test.error(function(self) self.priority = 0 / 0 end))
      :begins_with(test.line(-1) .. ": a task's 'priority' must be a finite number but was -nan")
  end)

  it("a task has no field without a name", function()
    expect(test.error(function(self) self[nil] = 1 end)):begins_with(test.line() .. ": table index is nil")
  end)

  it("a task has no field with nan as its name", function()
    expect(test.error(function(self) self[0 / 0] = 1 end)):begins_with(test.line() .. ": table index is NaN")
  end)
end)

describe("a field takes effect", function()
  -- What is in the middle of the picture after some ticks.
  local function middle(task)
    test.play(3, task)
    return test.picture(8, 8, 1, 1, { [0xffffff] = "w", [0xff0000] = "r", [0] = "." })[1]
  end

  it("fields given with the spawn", function()
    expect(middle(function()
      spawn(function() wait(9) end, { sprite = "kodama.shot", x = 8, y = 8 })
      wait(9)
    end)):equals "w"
  end)

  it("fields assigned later", function()
    expect(middle(function(self)
      wait(1)
      self.sprite, self.x, self.y, self.tint = "kodama.shot", 8, 8, 0xff0000
      wait(9)
    end)):equals "r"
  end)

  it("fields set past the metatable", function()
    expect(middle(function(self)
      self.x, self.y = 8, 8
      rawset(self, "sprite", "kodama.shot")
      wait(9)
    end)):equals "w"
  end)

  it("fields reset to nil", function()
    expect(middle(function(self)
      self.sprite, self.x, self.y, self.visible = "kodama.shot", 8, 8, false
      wait(1)
      self.visible = nil
      wait(9)
    end)):equals "w"
  end)

  it("computed names", function()
    expect(middle(function(self)
      self["spr" .. "ite"], self["x"], self.y = "kodama" .. ".shot", 8, 8
      wait(9)
    end)):equals "w"
  end)
end)

describe("a name is at most 1,000 bytes long:", function()
  local long = ("x"):rep(1001)

  local function refused(fields)
    return expect(test.error(function() spawn(wait_forever, fields) end))
  end

  it("that of a group", function()
    refused { group = long }:contains "a task's 'group' must be at most 1000 bytes long but was 1001"
  end)

  it("that of a task", function()
    refused { name = long }:contains "a task's 'name' must be at most 1000 bytes long but was 1001"
  end)

  it("that of a picture", function()
    refused { sprite = long }:contains "field 'sprite' must be at most 1000 bytes long but was 1001"
  end)

  it("that of an event", function()
    expect(test.error(function() task.broadcast(long) end))
      :contains "the name of an event must be at most 1000 letters long but was 1001"
  end)

  it("that of a module", function()
    expect(test.error(function() require(long) end))
      :contains "the name of a module must be at most 1000 bytes long but was 1001"
  end)

  it("one in an option", function()
    expect(test.error(function() shot.fire { x = 1, y = 1, kind = long } end))
      :contains "shot.fire: option 'kind' must be at most 1000 bytes long but was 1001"
  end)

  it("one of 1,000 bytes is accepted", function()
    expect(test.play(1, function() spawn(wait_forever, { name = long:sub(2) }) print "on" end)):equals { "on" }
  end)
end)

it("a list of groups has at most 64", function()
  local groups = {}
  for i = 1, 65 do groups[i] = "g" end
  local all = "must list at most 64 groups but was a list of 65"
  expect(test.error(function() shot.cancel { hits = groups } end)):contains("option 'hits' " .. all)
  expect(test.error(function() shot.fire { x = 1, y = 1, hits = groups } end)):contains(all)
end)
