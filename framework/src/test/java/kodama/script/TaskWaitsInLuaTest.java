package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TaskWaitsInLuaTest extends InGame {
    @Test
    void waitForGivesUpWhenItsTimeIsUp() {
        assertEquals(List.of("nil timeout 4"), log(9, """
                        local heard, late = wait_for('hit', 3)
                        print(tostring(heard) .. ' ' .. late .. ' ' .. time.tick)"""));
    }

    @Test
    void fractionsOfWaitsAreCarriedOn() {
        assertEquals(List.of("2", "3", "5", "6", "12"), log(20, """
                        local begun = time.tick
                        for i = 1, 4 do wait(1.5) print(time.tick - begun) end
                        for i = 1, 4 do wait(1.25) end
                        wait(1)
                        print(time.tick - begun)"""));
    }

    @Test
    void fractionsOfALimitAreCarriedOn() {
        assertEquals(
                List.of("2", "3"),
                log(9, "local t0 = time.tick for i = 1, 2 do wait_for('x', 1.5) print(time.tick - t0) end"));
    }

    @Test
    void waitForWithALimitHearsWhatComesInTime() {
        assertEquals(List.of("7 nil 2"), log(9, """
                        spawn(function(t)
                          local heard, late = wait_for('hit', 3)
                          print(heard .. ' ' .. tostring(late) .. ' ' .. time.tick)
                        end, { name = 'listener' })
                        wait(1)
                        find 'listener':signal('hit', 7)"""));
    }

    @Test
    void anEventWithoutAValueIsNoTimeout() {
        assertEquals(List.of("nil nil"), log(9, """
                        spawn(function(t)
                          local heard, late = wait_for('hit', 3)
                          print(tostring(heard) .. ' ' .. tostring(late))
                        end, { name = 'listener' })
                        wait(1)
                        find 'listener':signal 'hit'"""));
    }

    @Test
    void anEventOfAnEarlierWaitIsNotHeardAgain() {
        assertEquals(List.of("hit", "timeout"), log(9, """
                        local t = spawn(function(t)
                          wait_for('hit', 3) print 'hit'
                          local _, late = wait_for('hit', 2) print(late)
                        end)
                        wait(1)
                        t:signal 'hit'"""));
    }

    @Test
    void otherEventsDoNotEndAWait() {
        assertEquals(List.of("timeout"), log(9, """
                        local t = spawn(function(t) print((select(2, wait_for('hit', 3)))) end)
                        wait(1)
                        t:signal('touch', 1)"""));
    }

    @Test
    void aLimitOfNothingIsAnError() {
        assertError("scenes/main.lua:2: wait_for: ticks must be from 1 to 2147483647 but was 0", "wait_for('hit', 0)");
    }

    @Test
    void awaitingADeadTaskDoesNotWait() {
        assertEquals(List.of("2"), log(9, """
                        local t = spawn(function() wait(1) end)
                        t:kill()
                        wait(1)
                        await(t)
                        print(time.tick)"""));
    }

    @Test
    void awaitingATaskThatIsKilledGivesNothing() {
        assertEquals(List.of("0 4"), log(9, """
                        local t = spawn(function() wait_for 'never' end)
                        spawn(function() wait(2) t:kill() end)
                        print(select('#', await(t)) .. ' ' .. time.tick)"""));
    }

    @Test
    void severalTasksAwaitTheSameEnd() {
        assertEquals(List.of("a done", "b done"), log(9, """
                        local t = spawn(function() wait(3) return 'done' end)
                        spawn(function() print('a ' .. await(t)) end)
                        spawn(function() print('b ' .. await(t)) end)
                        wait(5)"""));
    }

    @Test
    void tasksThatAwaitEachOtherAreAnErrorThatNamesTheCircle() {
        game.scene("""
                        local a, b, c
                        a = spawn(function() wait(1) await(b) end, { name = 'a' })
                        b = spawn(function() wait(1) await(c) end, { name = 'b' })
                        c = spawn(function() wait(1) await(a) end, { name = 'c' })
                        wait(9)""").ticks(4);
        assertEquals(1, game.errors().size(), game.errors().toString());
        assertTrue(
                game.errors()
                        .get(0)
                        .startsWith("scenes/main.lua:5: await: await goes round in a circle:"
                                + " task 'c' #4 -> task 'a' #2 -> task 'b' #3 -> task 'c' #4"),
                game.errors().toString());
    }

    @Test
    void aTaskCannotAwaitItself() {
        assertError(
                "scenes/main.lua:2: await: await goes round in a circle:"
                        + " task 'scenes/main.lua:1' #1 -> task 'scenes/main.lua:1' #1",
                "await(self)");
    }

    @Test
    void awaitingWhatIsNoTaskIsAnError() {
        assertError("scenes/main.lua:2: await: this table is no task's", "await {}");
    }

    @Test
    void waitingBackwardsIsAnError() {
        assertError("scenes/main.lua:2: wait: ticks must be from 1 to 2147483647 but was -1", "wait(-1)");
    }

    @Test
    void waitingForAWordIsAnError() {
        assertError("scenes/main.lua:2: bad argument #1 to 'wait' (ticks: number expected, got string)", "wait 'x'");
    }

    @Test
    void waitingForHalfATickIsAnError() {
        assertError("scenes/main.lua:2: wait: ticks must be from 1 to 2147483647 but was 0.5", "wait(0.5)");
    }

    // ends

    @Test
    void allFinishHooksAreCalledTheOldestFirst() {
        assertEquals(List.of("finish 7", "one", "two", "after"), log(9, """
                        local t = spawn(function(t)
                          t.x = 7
                          t:on_finish(function() print 'one' end)
                          t:on_finish(function(dead) assert(dead == t) print 'two' end)
                          t.finish = function(t) print('finish ' .. t.x) end
                          wait(9)
                        end)
                        t:kill()
                        t:kill()
                        print 'after'"""));
    }

    @Test
    void aFinishHookThatThrowsIsToldAndTheOthersAreCalled() {
        game.scene("""
                        local t = spawn(function(t)
                          t.finish = function() error 'first' end
                          t:on_finish(function() error 'second' end)
                          t:on_finish(function() print 'third' end)
                          wait(9)
                        end)
                        t:kill()
                        print 'killer goes on'""").ticks(2);
        assertEquals(List.of("third", "killer goes on"), game.log());
        assertEquals(2, game.errors().size(), game.errors().toString());
        assertTrue(
                game.errors().get(0).startsWith("scenes/main.lua:3: first"),
                game.errors().get(0));
        assertTrue(
                game.errors().get(1).startsWith("scenes/main.lua:4: second"),
                game.errors().get(1));
    }

    @Test
    void aFinishHookThatWaitsIsToldWithItsLineAndTheOthersAreCalled() {
        game.scene("""
                        local t = spawn(function(t)
                          t:on_finish(function() wait(1) end)
                          t:on_finish(function() coroutine.yield() end)
                          t:on_finish(function() print 'third' end)
                          wait(9)
                        end)
                        t:kill()""").ticks(2);
        assertEquals(List.of("third"), game.log());
        assertEquals(2, game.errors().size(), game.errors().toString());
        String expected = "wait: a finish hook cannot wait; spawn a task for what takes time";
        assertTrue(
                game.errors().get(0).startsWith("scenes/main.lua:3: " + expected),
                game.errors().get(0));
        assertTrue(
                game.errors().get(1).startsWith("scenes/main.lua:4: a finish hook cannot wait; spawn a task"),
                game.errors().get(1));
    }

    @Test
    void aFinishHookThatIsNoFunctionIsAnErrorInItsLine() {
        assertError("scenes/main.lua:2: a task's 'finish' must be a function but was a number", "self.finish = 3");
    }

    @Test
    void childrenFinishBeforeTheirParent() {
        assertEquals(List.of("young", "old", "parent"), log(9, """
                        local p = spawn(function(p)
                          p:on_finish(function() print 'parent' end)
                          p:spawn(function() wait(9) end, { finish = function() print 'old' end })
                          p:spawn(function() wait(9) end, { finish = function() print 'young' end })
                          wait(9)
                        end)
                        p:kill()"""));
    }

    @Test
    void aFinishHookSeesWhatTheTaskWas() {
        assertEquals(List.of("enemy boss 0.7 2 false", "enemy"), log(9, """
                        local t = spawn(function(t)
                          t.finish = function(t)
                            print(table.concat({ t.group, t.name, t.priority, t.rate, tostring(t:alive()) }, ' '))
                          end
                          wait(9)
                        end, { group = 'enemy', name = 'boss', priority = 0.7, rate = 2 })
                        t:kill()
                        wait(3)
                        print(t.group)"""));
    }

    @Test
    void theTableOfADeadTaskCanBeSpawnedAgain() {
        assertEquals(List.of("enemy 1", "enemy 2", "0"), log(9, """
                        local lives = 0
                        local function mob(t) lives = lives + 1 print(t.group .. ' ' .. lives) wait(1) end
                        local t = spawn(mob, { group = 'enemy' })
                        wait(2)
                        spawn(mob, t)
                        wait(3)
                        print(task.count 'enemy')"""));
    }
}
