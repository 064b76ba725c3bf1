package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TaskStylesInLuaTest extends InGame {
    // states

    @Test
    void aStateThatIsAssignedIsCalledFromTheNextTick() {
        assertEquals(List.of("one 1", "still one", "two 2", "two 3"), log(5, """
                        local function two(t) print('two ' .. time.tick) return time.tick < 3 end
                        local function one(t) print('one ' .. time.tick) t.state = two print 'still one' end
                        spawn { state = one, priority = 0.7 }"""));
    }

    @Test
    void gotoStateHandsValuesOnUntilTheNextMove() {
        assertEquals(List.of("fall 2 3", "fall 2 3", "rest 0"), log(5, """
                        local function rest(t, dt, ...) print('rest ' .. select('#', ...)) return false end
                        local function fall(t, dt, by, twice)
                          print('fall ' .. by .. ' ' .. twice)
                          if time.tick == 3 then t.state = rest end
                        end
                        spawn { priority = 0.7, state = function(t) t:goto_state(fall, 2, 3) end }"""));
    }

    @Test
    void aStateCanLetTheNextRunInTheSameTick() {
        assertEquals(List.of("idle 1", "idle 2"), log(2, """
                        local function idle(t, dt) print('idle ' .. time.tick) end
                        spawn { priority = 0.7, state = function(t, dt) t.state = idle return idle(t, dt) end }"""));
    }

    @Test
    void statesCanBeMethodsOfAClass() {
        assertEquals(List.of("fade_in", "idle", "fade_out", "end"), log(9, """
                        local Title = {}
                        Title.__index = Title
                        function Title:fade_in() print 'fade_in' self.state = self.idle end
                        function Title:idle() print 'idle' self:goto_state(self.fade_out) end
                        function Title:fade_out() print 'fade_out' return false end
                        function Title:finish() end
                        spawn(setmetatable({ state = Title.fade_in, finish = function() print 'end' end }, Title))"""));
    }

    @Test
    void aTracedTaskTellsItsStatesAndItsEnd() {
        assertEquals(
                List.of(
                        "[2] trace: task 'door' #2 state scenes/main.lua:3 -> scenes/main.lua:2",
                        "[3] trace: task 'door' #2 ends"),
                log(9, """
                        local function open(self) return false end
                        local function closed(self) self.state = open end
                        local door = spawn { state = closed, name = 'door', priority = 0.9, defer = true }
                        door:trace()
                        wait(9)"""));
    }

    @Test
    void aTracedTaskTellsItsPhasesByNameUntilToldNotTo() {
        assertEquals(List.of("[1] trace: task 'lamp' #2 phase dark -> lit"), log(9, """
                        local lamp = spawn { name = 'lamp', priority = 0.1, phase = 'dark',
                          phases = { dark = function() end, lit = function() end } }
                        lamp:trace()
                        lamp.phase = 'lit'
                        lamp.phase = 'lit'
                        lamp:trace(false)
                        lamp.phase = 'dark'
                        lamp:kill()
                        lamp:trace()
                        wait(9)"""));
    }

    @Test
    void othersReadAndMoveAState() {
        assertEquals(List.of("true", "two"), log(3, """
                        local function one() end
                        local t = spawn { state = one, priority = 0.7 }
                        print(tostring(t.state == one))
                        wait(1)
                        t.state = function(t) print 'two' return false end
                        wait(1)"""));
    }

    @Test
    void aFieldCalledStateIsTheGamesOwnInOtherStyles() {
        assertEquals(List.of("open"), log(1, "self.state = 'open' print(self.state)"));
    }

    @Test
    void aStateThatIsNoFunctionIsAnErrorInItsLine() {
        assertError(
                "scenes/main.lua:2: spawn: 'state' must be a function but was a string", "spawn { state = 'idle' }");
    }

    @Test
    void assigningAStateThatIsNoFunctionIsAnErrorInItsLine() {
        assertError("scenes/main.lua:3: a task's 'state' must be a function but was nil", """
                        spawn { priority = 0.7, state = function(t)
                          t.state = t.idel
                        end }""");
    }

    @Test
    void gotoStateOutsideStateStyleIsAnError() {
        assertError(
                "scenes/main.lua:2: goto_state: task 'scenes/main.lua:1' #1 is not in state style",
                "self:goto_state(function() end)");
    }

    @Test
    void aStyledTaskTakesItsFieldsItself() {
        assertError(
                "scenes/main.lua:2: spawn: a table is the task itself; put the fields into it",
                "spawn({ state = function() end }, { x = 1 })");
    }

    // phases

    @Test
    void phasesCountOnFromMain() {
        assertEquals(List.of("init", "main", "flee", "end"), log(9, """
                        spawn { priority = 0.7, phases = {
                          [INIT] = function(t) print 'init' t.phase = MAIN end,
                          [MAIN] = function(t) print 'main' t.phase = MAIN + 1 end,
                          [MAIN + 1] = function(t) print 'flee' t.phase = END end,
                          [END] = function(t) print 'end' return false end } }"""));
    }

    @Test
    void phasesCanHaveNames() {
        assertEquals(List.of("init init", "flee", "over END"), log(9, """
                        spawn { priority = 0.7, phases = {
                          init = function(t) print('init ' .. t.phase) t.phase = 'flee' end,
                          flee = function(t) print(t.phase) t.phase = END end,
                          END = function(t) print('over ' .. t.phase) return false end } }"""));
    }

    @Test
    void theStandardPhasesAreNumbersHoweverTheyAreWritten() {
        assertEquals(List.of("0 1 255 255 flee"), log(1, """
                        local read = {}
                        for i, phase in ipairs { 'init', MAIN, 'END', 'end', 'flee' } do
                          self.phase = phase
                          read[i] = self.phase
                        end
                        print(table.concat(read, ' '))"""));
    }

    @Test
    void aTaskMayBeginInAnotherPhase() {
        assertEquals(
                List.of("main"),
                log(1, "spawn { priority = 0.7, phase = MAIN, phases = { [MAIN] = function() print 'main' end } }"));
    }

    @Test
    void aPhaseSetFromOutsideCountsAtTheNextTurn() {
        assertEquals(List.of("main", "end 2"), log(3, """
                        local t = spawn { priority = 0.7, phases = {
                          [INIT] = function(t) print 'main' end,
                          [END] = function(t) print('end ' .. time.tick) return false end } }
                        wait(1)
                        t.phase = END"""));
    }

    @Test
    void aWholeGroupCanBeSentIntoAPhase() {
        assertEquals(List.of("end a", "end c", "2"), log(3, """
                        local function ending(t) print('end ' .. t.word) return false end
                        local function mob(word, group)
                          spawn { word = word, group = group, priority = 0.7, phases = {
                            [INIT] = function() end, [END] = ending } }
                        end
                        mob('a', 'enemy') mob('b', 'ship') mob('c', 'enemy')
                        wait(1)
                        task.set_phase(END, 'enemy')
                        wait(1)
                        print(task.count 'enemy' + task.count 'ship' + 1)"""));
    }

    @Test
    void aRoutineCanLookAtThePhaseThatAllWereSentInto() {
        assertEquals(List.of("closing"), log(3, """
                        spawn(function(t) wait_until(function() return t.phase == 'closing' end) print(t.phase) end)
                        wait(1)
                        task.set_phase 'closing'
                        wait(9)"""));
    }

    @Test
    void phasesWithoutTheFirstOneAreRefused() {
        assertError(
                "scenes/main.lua:2: there is no function for phase 0; the task has phases 1, 'flee'",
                "spawn { phases = { flee = function() end, [MAIN] = function() end } }");
    }

    @Test
    void aPhaseThatIsNoNumberIsAnErrorInItsLine() {
        assertError(
                "scenes/main.lua:2: a phase must be a whole number or a name but was a boolean", "self.phase = true");
    }

    @Test
    void aPhaseThatIsNoWholeNumberIsAnErrorInItsLine() {
        assertError(
                "scenes/main.lua:2: a phase must be a whole number or a name but was 1.5", "self.phase = MAIN + 0.5");
    }

    @Test
    void aPhaseOutOfBoundsIsAnErrorInItsLine() {
        assertError("scenes/main.lua:2: a phase must be from 0 to 65535 but was -1", "self.phase = -1");
    }

    @Test
    void aPhaseWithoutAFunctionIsAnErrorInTheLineThatSetsIt() {
        assertError(
                "scenes/main.lua:3: there is no function for phase 'flea'; the task has phases 'init', 'flee'", """
                        spawn { priority = 0.7, phases = { init = function(t)
                          t.phase = 'flea'
                        end, flee = function() end } }""");
    }

    @Test
    void aPhaseForAllThatATaskLacksEndsThatTask() {
        assertError("there is no function for phase 7; the task has phases 0  [task 'scenes/main.lua:2'", """
                        spawn { priority = 0.7, phases = { [INIT] = function() end } }
                        task.set_phase(7)
                        wait(1)""");
    }

    @Test
    void phasesThatAreNoTableAreRefused() {
        assertError("scenes/main.lua:2: spawn: 'phases' must be a table but was a number", "spawn { phases = 3 }");
    }

    // births

    @Test
    void aDelayedTaskSleepsFirstAndIsAliveMeanwhile() {
        assertEquals(List.of("true", "born 4 7"), log(9, """
                        local t = spawn_after(3, function(t) print('born ' .. time.tick .. ' ' .. t.x) end, { x = 7 })
                        print(t:alive())"""));
    }

    @Test
    void aDelayedTaskIsNotSeenUntilItIsBorn() {
        game.scene("spawn_after(2, { draw = function() draw.rect(0, 0, 4, 4, 0xFF0000) end }) wait(99)")
                .ticks(2);
        assertEquals("000000", game.pixel(1, 1));
        game.ticks(1);
        assertEquals("FF0000", game.pixel(1, 1));
    }

    @Test
    void aDelayedChildDiesWithItsParent() {
        assertEquals(List.of("dead"), log(9, """
                        local child
                        local p = spawn(function(p)
                          child = p:spawn_after(5, function() print 'born' end, { finish = function() print 'dead' end })
                          wait(2)
                        end)
                        wait(9)"""));
    }

    @Test
    void aDeferredTaskStartsInTheNextTick() {
        assertEquals(List.of("spawned nil", "routine 2", "state 2"), log(2, """
                        local t = spawn(function() print('routine ' .. time.tick) end, { defer = true })
                        spawn { defer = true, priority = 0.9, state = function() print('state ' .. time.tick) end }
                        print('spawned ' .. tostring(rawget(t, 'defer')))"""));
    }

    @Test
    void aGameCanDeferAllBirths() {
        game.file("game.lua", "return { width = 32, height = 16, tasks = { defer = true } }");
        assertEquals(List.of("spawned", "state 2", "routine 2"), log(2, """
                        spawn { priority = 0.4, state = function() print('state ' .. time.tick) return false end }
                        spawn(function() print('routine ' .. time.tick) end, { priority = 0.9 })
                        print 'spawned'"""));
    }

    @Test
    void aDelayOfNothingIsAnError() {
        assertError(
                "scenes/main.lua:2: spawn_after: ticks must be from 1 to 2147483647 but was 0",
                "spawn_after(0, function() end)");
    }

    @Test
    void spawningNothingIsAnErrorInItsLine() {
        assertError(
                "scenes/main.lua:2: bad argument #1 to 'spawn' (what: function or table or string expected, got nil)",
                "spawn(nil, { x = 1 })");
    }
}
