-- One scene at a time, changed on request.

it("scene.change ends all tasks but persistent ones", function()
  expect(test.play(3, function()
    spawn(function()
      wait(2)
      print "kept"
    end, { persistent = true })
    spawn(function()
      wait(2)
      print "lost"
    end)
    scene.change("own", { from = "here", play = function(self)
      print("other", self.from)
      wait(9)
    end })
  end)):equals { "other\there", "kept" }
end)

it("a scene leaves no shots behind", function()
  expect(test.play(3, function()
    shot.fire { x = 4, y = 4, speed = 0 }
    scene.change("own", { play = function() print(shot.count()) end })
    wait(9)
  end)):equals { "0" }
end)

it("a missing scene is an error in the caller's line and the old scene continues", function()
  local line = test.line(2)
  expect(test.play(3, function()
    print(pcall(function() scene.change "nowhere" end))
    wait(1)
    print "still here"
    wait(9)
  end)):equals {
    "false\t" .. line .. ": there is no scene 'nowhere': scenes/nowhere.lua is missing",
    "still here",
  }
end)

it("a scene whose table is refused leaves the old one running", function()
  test.scene("own", { play = function()
    print((pcall(scene.change, "waits_while_loaded", { hitbox = 3 })))
    wait(2)
    print("still", scene.name)
  end })
  test.run_ticks(3)
  expect(test.log()):equals { "false", "still\town" }
end)

describe("a call that cannot succeed is refused in its line:", function()
  local function refused(name, call, at, reason)
    it(name, function() expect(test.error(call)):begins_with(at .. ": " .. reason .. "  [task ") end)
  end

  refused("a field that is none", function() scene.change("own", { x = "left" }) end, test.line(),
    "a task's 'x' must be a number but was a string")

  refused("a table that is another's", function()
    scene.change("own", spawn(function() wait(9) end, { persistent = true }))
  end, test.line(-1), "scene.change: this table already belongs to a task that is alive; give each task its own")

  refused("a reset to a scene that is not there", function() game.reset "onw" end, test.line(),
    "there is no scene 'onw': scenes/onw.lua is missing (did you mean 'own'?)")

  refused("a reset with a base that is not there", function() game.reset { base = "nope" } end, test.line(),
    "there is no scene 'nope': scenes/nope.lua is missing")

  refused("a soft reset with a save that is not there", function() game.soft_reset("game", { save = "rich" }) end,
    test.line(-1), "there is no debug save 'rich': saves/rich.lua is missing")
end)
