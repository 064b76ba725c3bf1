-- Names and groups are bytes to Lua and text to the framework; each letter has to find its task again.

for _, word in ipairs { "ship", "été", "弾", "😀" } do
  describe("a task called " .. word, function()
    local named

    before_each(function()
      named = spawn(function() wait_forever() end, { name = word, group = word, x = 9, y = 9, hitbox = circle(4) })
    end)

    it("is found by its name and group", function()
      expect(find(word)):equals(named)
      expect(task.count(word)):equals(1)
      expect(named.group):equals(word)
      expect(named.name):equals(word)
    end)

    it("ends with its group", function()
      expect(task.kill_all(word)):equals(1)
      expect(named:alive()):is_false()
    end)

    it("is hit by shots that hit its group", function()
      local hurt = false
      named.on_hit = function() hurt = true end
      shot.fire { x = 9, y = 2, speed = 2, hits = word }
      expect(shot.count(word)):equals(1)
      test.run_ticks(4)
      expect(hurt):is_true()
    end)
  end)
end
