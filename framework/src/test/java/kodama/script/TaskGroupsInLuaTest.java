package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.input.Key;
import org.junit.jupiter.api.Test;

class TaskGroupsInLuaTest extends InGame {
    /** Three tasks of a group that count their ticks, the last of which runs first. */
    private static final String MOBS = """
            local function mob(t) while true do wait(1) t.n = (t.n or 0) + 1 end end
            for i = 1, 3 do spawn(mob, { group = 'enemy', name = 'mob' .. i, priority = 1 - i / 10 }) end
            """;

    // looking

    @Test
    void nthCountsInTheOrderOfRunning() {
        assertEquals(List.of("mob3 mob1", "nil", "nil"), log(1, MOBS + """
                        print(task.nth('enemy', 1).name .. ' ' .. task.nth('enemy', 3).name)
                        print(tostring(task.nth('enemy', 4)))
                        print(tostring(task.nth('nobody', 1)))"""));
    }

    @Test
    void nthBeforeTheFirstIsAnError() {
        assertError("scenes/main.lua:2: task.nth: n must be at least 1 but was 0", "task.nth('enemy', 0)");
    }

    @Test
    void eachGoesOnWhileTasksComeAndGo() {
        assertEquals(List.of("mob3", "mob1", "4"), log(1, MOBS + """
                        for t in task.each 'enemy' do
                          print(t.name)
                          if t.name == 'mob3' then
                            find 'mob2':kill()
                            for i = 1, 2 do spawn(mob, { group = 'enemy' }) end
                          end
                        end
                        print(task.count 'enemy')"""));
    }

    @Test
    void aMisspeltModuleFunctionIsAnErrorWithAGuess() {
        assertError("scenes/main.lua:2: 'task' has no field 'puase' (did you mean 'pause'?)", "task.puase 'enemy'");
    }

    @Test
    void whoLooksForAVerbInTheModuleIsSentToIt() {
        assertError("scenes/main.lua:2: 'task' has no field 'find' (write find(name))", "task.find 'boss'");
    }

    @Test
    void aTaskHasNoFieldWithoutAName() {
        assertError("scenes/main.lua:2: table index is nil", "self[nil] = 1");
    }

    @Test
    void aTaskHasNoFieldNamedByNoNumber() {
        assertError("scenes/main.lua:2: table index is NaN", "self[0/0] = 1");
    }

    // ending

    @Test
    void killOthersSparesKinAndPersistentTasks() {
        assertEquals(List.of("grandparent", "parent", "self", "child", "kept"), log(3, """
                        local function stay(t) wait(2) print(t.name) wait(9) end
                        local g = spawn(stay, { name = 'grandparent' })
                        local p = g:spawn(stay, { name = 'parent' })
                        local s = p:spawn(stay, { name = 'self' })
                        s:spawn(stay, { name = 'child' })
                        spawn(stay, { name = 'other' })
                        spawn(stay, { name = 'kept', persistent = true })
                        task.kill_others(s)
                        print 'never, as this task is another too'"""));
    }

    @Test
    void killOthersCanBeLimitedToAGroup() {
        assertEquals(List.of("mob2", "1"), log(3, MOBS + """
                        task.kill_others(find 'mob2', 'enemy')
                        print(task.nth('enemy', 1).name)
                        print(task.count 'enemy')"""));
    }

    @Test
    void aSceneCanBeChangedByKillingAllOthersSpawningAndEnding() {
        assertEquals(List.of("title"), log(5, """
                        spawn(function() wait(2) print 'never' end)
                        task.kill_others(self)
                        spawn(function() wait(3) print 'title' end)"""));
    }

    @Test
    void killOthersNeedsALivingTask() {
        assertError("scenes/main.lua:2: task.kill_others: this table is no task's", "task.kill_others {}");
    }

    @Test
    void killAllOfAGroupTellsHowMany() {
        assertEquals(List.of("3 0"), log(1, MOBS + "print(task.kill_all 'enemy' .. ' ' .. task.count 'enemy')"));
    }

    @Test
    void aGroupCanBeSentAnEvent() {
        assertEquals(List.of("b 3 4", "heard 3", "late"), log(3, """
                        local function hear(t) print('heard ' .. wait_for 'ring') end
                        spawn(hear, { group = 'bell', priority = 0.8 })
                        spawn(function(t) t.on_ring = function(_, a, b) print('b ' .. a .. ' ' .. b) end wait(9) end,
                          { group = 'bell', priority = 0.7 })
                        spawn(hear, { group = 'other' })
                        task.signal('bell', 'ring', 3, 4)
                        wait(2)
                        print 'late'"""));
    }

    @Test
    void allTasksCanBeSentAnEvent() {
        assertEquals(List.of("heard", "heard"), log(3, """
                        for i = 1, 2 do spawn(function() wait_for 'gong' print 'heard' end) end
                        task.broadcast 'gong'
                        wait(9)"""));
    }

    // pause

    @Test
    void aPausedGroupStandsStillIsDrawnAndGoesOnWhereItWas() {
        assertEquals(List.of("2", "2", "3"), log(20, """
                        local t = spawn(function(t)
                          t.n, t.draw = 0, function() draw.rect(0, 0, 4, 4, 0xFF0000) end
                          while true do wait(2) t.n = t.n + 1 end
                        end, { group = 'enemy' })
                        wait(5)
                        print(t.n)
                        task.pause 'enemy'
                        wait(10)
                        print(t.n)
                        task.resume 'enemy'
                        wait(2)
                        print(t.n)
                        wait(99)"""));
        assertEquals("FF0000", game.pixel(1, 1));
    }

    @Test
    void whoJoinsAPausedGroupStandsStillToo() {
        assertEquals(List.of("first stretch", "true"), log(9, """
                        task.pause 'enemy'
                        spawn(function() print 'first stretch' wait(1) print 'never' end, { group = 'enemy' })
                        wait(5)
                        print(tostring(task.paused 'enemy'))"""));
    }

    @Test
    void oneTaskCanBePausedWithItsChildren() {
        assertEquals(List.of("go", "child 7", "parent 7"), log(9, """
                        local p = spawn(function(p)
                          p:spawn(function() wait(1) print('child ' .. time.tick) end, { priority = 0.4 })
                          wait(1)
                          print('parent ' .. time.tick)
                        end)
                        p:pause()
                        wait(5)
                        print 'go'
                        p:resume()
                        wait(9)"""));
    }

    @Test
    void persistentTasksGoOnWhileAllArePaused() {
        assertEquals(List.of("menu 4", "game 7"), log(9, """
                        spawn(function()
                          wait(3)
                          print('menu ' .. time.tick)
                          wait(1)
                          task.resume_all()
                        end, { persistent = true })
                        spawn(function() wait(2) print('game ' .. time.tick) end)
                        task.pause_all()"""));
    }

    @Test
    void shotsAndBodiesStandStillWhileAllArePaused() {
        assertEquals(List.of("hit 9"), log(12, """
                        spawn(function(t)
                          t.group, t.hitbox, t.x, t.y = 'ship', circle(2), 16, 8
                          t.on_hit = function() print('hit ' .. time.tick) t:kill() end
                          wait(99)
                        end)
                        shot.fire { x = 4, y = 8, angle = 0, speed = 4 }
                        spawn(function() wait(6) task.resume_all() wait(9) end, { persistent = true })
                        task.pause_all()"""));
    }

    @Test
    void shotsHaveAGroupOfTheirOwn() {
        assertEquals(List.of("hit 5"), log(9, """
                        task.rate('shot', 0.5)
                        spawn(function(t)
                          t.group, t.hitbox, t.x, t.y = 'ship', circle(2), 16, 8
                          t.on_hit = function() print('hit ' .. time.tick) t:kill() end
                          wait(99)
                        end)
                        shot.fire { x = 4, y = 8, angle = 0, speed = 4 }
                        wait(9)"""));
    }

    @Test
    void aGroupThatNobodyWasInMayBePausedAndIsGuessedAt() {
        assertEquals(
                List.of("hint: scenes/main.lua:4: task.pause: no task has been in the group 'enmy' so far;"
                        + " did you mean 'enemy'?"),
                log(1, MOBS + "task.pause 'enmy' task.pause 'elsewhere'"));
    }

    @Test
    void aNewSceneIsNeitherPausedNorSlow() {
        game.file("scenes/other.lua", "return function() wait(1) print(time.tick .. ' ' .. task.rate()) end");
        assertEquals(List.of("3 1"), log(5, """
                        task.rate(nil, 0.5)
                        task.pause 'ship'
                        scene.change 'other'
                        task.pause_all()
                        wait(9)"""));
    }

    @Test
    void aPauseMenuFreezesTheGameAndLetsItGoOn() {
        game.scene("""
                        spawn(function(menu)
                          while true do
                            wait_until(function() return input.pressed 'start' end)
                            task.pause_all()
                            menu.draw = function() draw.text('PAUSE', 1, 1) end
                            wait(1)
                            wait_until(function() return input.pressed 'start' end)
                            task.resume_all()
                            menu.draw = nil
                            wait(1)
                          end
                        end, { persistent = true, priority = 0.95 })
                        while true do print(time.tick) wait(1) end""").ticks(2);
        game.press(Key.ENTER).ticks(1).release(Key.ENTER).ticks(3);
        game.press(Key.ENTER).ticks(1).release(Key.ENTER).ticks(1);
        assertEquals(List.of("1", "2", "3", "8"), game.log());
        assertEquals(List.of(), game.errors());
    }

    // rate

    @Test
    void waitsFollowTheRateOfATaskAndItsGroup() {
        assertEquals(List.of("none 3", "own 5", "group 9"), log(20, """
                        local function say(t) wait(2) print(t.word .. ' ' .. time.tick) end
                        task.rate('slow', 0.5)
                        spawn(say, { word = 'none' })
                        spawn(say, { word = 'own', rate = 0.5 })
                        spawn(say, { word = 'group', rate = 0.5, group = 'slow' })"""));
    }

    @Test
    void moveToFollowsTheRateSmoothly() {
        assertEquals(List.of("0", "2.5", "5", "7.5", "10 there"), log(9, """
                        spawn(function(t)
                          t.x, t.y = 0, 0
                          move_to(t, 10, 0, 2)
                          print(t.x .. ' there')
                          wait(9)
                        end, { rate = 0.5, name = 'mover', priority = 0.4 })
                        for i = 1, 4 do print(find 'mover'.x) wait(1) end"""));
    }

    @Test
    void aFastTaskArrivesEarlier() {
        assertEquals(List.of("10 3"), log(9, """
                        self.rate, self.x, self.y = 2, 0, 0
                        move_to(self, 10, 0, 4)
                        print(self.x .. ' ' .. time.tick)"""));
    }

    @Test
    void dtFollowsTheRate() {
        assertEquals(List.of("30", "30", "60"), log(3, """
                        spawn { rate = 2, priority = 0.7, state = function(_, dt)
                          print(math.floor(1 / dt + 0.5)) print(math.floor(1 / time.dt + 0.5)) return false end }
                        wait(1)
                        print(math.floor(1 / time.dt + 0.5))"""));
    }

    @Test
    void aRateCanBeReadAndSetToStandStill() {
        assertEquals(List.of("0.5", "0.5", "1", "none"), log(9, """
                        print(task.rate('enemy', 0.5)) print(task.rate 'enemy') print(task.rate())
                        local t = spawn(function(t) t.rate = 0 wait(1) t.n = 1 end)
                        wait(5)
                        print(t.n or 'none')"""));
    }

    @Test
    void aNegativeRateIsAnErrorInItsLine() {
        assertError("scenes/main.lua:2: a task's 'rate' must be at least 0 but was -1", "self.rate = -1");
    }

    @Test
    void aNegativeRateOfAGroupIsAnErrorInItsLine() {
        assertError("scenes/main.lua:2: task.rate: rate must be at least 0 but was -1", "task.rate('enemy', -1)");
    }

    // order of drawing

    @Test
    void aTaskCanBeDrawnElsewhereThanItRuns() {
        log(2, """
                self.draw = function() draw.rect(0, 0, 4, 4, 0xFF0000) end
                self.draw_priority = 0.9
                spawn(function(t) t.draw = function() draw.rect(0, 0, 4, 4, 0x0000FF) end wait(99) end, { name = 'blue' })
                wait(2)
                self.draw_priority = nil
                wait(99)""");
        assertEquals("FF0000", game.pixel(1, 1));
        game.ticks(2);
        assertEquals("0000FF", game.pixel(1, 1));
    }

    // dumps

    @Test
    void aDumpIsWrittenOnTheConsoleAndReturned() {
        List<String> log = log(1, "local text = task.dump() print(text:match('tick [^\\n]*'))");
        assertTrue(log.get(0).contains("scenes/main.lua:1"), log.toString());
        assertTrue(log.get(1).startsWith("tick 1: 2 of 16384 tasks alive"), log.toString());
    }

    @Test
    void aDumpCanBeJsonOrHex() {
        game.file("game.lua", "return { width = 32, height = 16, tasks = 'handheld' }");
        List<String> log = log(1, "task.dump 'json' task.dump 'hex'");
        assertTrue(log.get(0).contains("\"name\":\"scenes/main.lua:1\""), log.get(0));
        assertTrue(log.get(1).contains("0000 |"), log.get(1));
    }

    @Test
    void anUnknownFormatOfADumpIsAnErrorWithAGuess() {
        assertError(
                "scenes/main.lua:2: task.dump: format must be one of table, json, hex but was 'jsn' (did you mean 'json'?)",
                "task.dump 'jsn'");
    }
}
