-- Hints for developers about likely mistakes that are not errors.

local function meant(line, field, guess)
  return "hint: " .. line .. ": the field '" .. field .. "' has no effect; did you mean '" .. guess
    .. "'?"
end

describe("during development:", function()
  settings { dev = true }

  it("a misspelled field is reported once per line", function()
    local there, here = test.line(3), test.line(7)
    expect(test.play(2, function(self)
      local function mob(each)
        each.sprit = "moth" each.on_hitt = print
      end
      for _ = 1, 3 do spawn(mob) end

      self.sprit = "moth"
    end)):equals { meant(there, "sprit", "sprite"), meant(there, "on_hitt", "on_hit"), meant(here, "sprit", "sprite") }
  end)

  it("fields given to spawn are checked, too", function()
    local line = test.line(1)
    expect(test.play(1, function() spawn(function() end, { priorty = 0.3, speed = 2 }) end))
      :equals { meant(line, "priorty", "priority") }
  end)

  it("custom fields are not reported", function()
    expect(test.play(1, function(self)
      self.vx, self.xx, self.hp, self.hit, self.frames, self.states, self.speed = 1, 2, 3, 4, 5, 6, 7
      self[1] = 8
      self[self] = 9
    end)):equals {}
  end)

  it("a field whose value does not fit the similar one is not reported", function()
    expect(test.play(1, function(self)
      self.stage, self.spryte, self.on_hitt = 1, 2, 3 -- kodama: ignore task-field
      spawn(function() end, { stage = "wood", alhpa = "big" }) -- kodama: ignore task-field
    end)):equals {}
  end)

  it("a field without a value is not reported", function()
    expect(test.play(1, function(self)
      self.sprite = nil
      self.on_hit = nil
      self.group = nil
      self.draw_priority = nil
    end)):equals {}
  end)
end)

it("players see no hints", function()
  expect(test.play(1, function(self) self.sprit = "moth" end)):equals {}
end)

describe("an image that is never drawn because its task ends at once is reported for each style:", function()
  local function remark(line, ended)
    return "hint: " .. line .. ": the task has a picture, but its " .. ended
  end
  local OVER = " returned false in its first tick, which ended the task before it was seen"

  it("a function", function()
    local line = test.line(1)
    expect(test.play(2, function() spawn(function() end, { name = "a", sprite = "kodama.shot" }) end))
      :equals { remark(line, "function returned at once, which ended the task; end the function with wait_forever(), or"
        .. " use spawn { sprite = ... }") }
  end)

  it("a state", function()
    local line = test.line(1)
    expect(test.play(2, function() spawn { sprite = "kodama.shot", state = function() return false end } end))
      :equals { remark(line, "state" .. OVER) }
  end)

  it("a phase", function()
    local line = test.line(2)
    expect(test.play(2, function()
      spawn { sprite = "kodama.shot", phases = { [INIT] = function() return false end } }
    end)):equals { remark(line, "phase" .. OVER) }
  end)

  it("a task with a picture that ends at once is reported once", function()
    local line = test.line(2)
    local said = test.play(2, function()
      local function hud(self) self.draw = function() end end
      spawn(hud)
      spawn(hud)
    end)
    expect(#said):equals(1)
    expect(said[1]):begins_with("hint: " .. line .. ": the task has a picture")
  end)

  it("a task that is killed at once is not reported", function()
    expect(test.play(2, function()
      spawn(function(self) self:kill() end, { sprite = "kodama.shot" })
    end)):equals {}
  end)
end)

it("a task spawned while its scene's file loads is reported, as it ends before the scene", function()
  test.scene "spawns_while_read"
  test.run_ticks(2)
  expect(test.log()):equals {
    "hint: scenes/spawns_while_read.lua:2: spawn: this task ends before the scene begins, as the scene's file is loaded"
      .. " first; spawn it in the function that the file returns",
    "kept",
  }
end)

it("missing letters are reported once with their codes", function()
  local first = test.line(3)
  local second = test.line(3)
  expect(test.play(4, function(self)
    self.draw = function() draw.text("a \224\184\129 b\n\224\184\129 \226\153\165\7", 1, 1)
      draw.text("\240\159\152\128 \224\184\129", 1, 1)
    end
    wait(3)
  end)):equals {
    "hint: " .. first .. ": draw.text: the font has no '\224\184\129' (U+0E01), U+0007; each is drawn as a box",
    "hint: " .. second .. ": draw.text: the font has no '\240\159\152\128' (U+1F600); each is drawn as a box",
  }
end)
